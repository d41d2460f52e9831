const started: AsyncDisposable[] = [];

/** Stops what a test has started when it ends, also when it fails. */
export function untilTestEnds<T extends AsyncDisposable>(resource: T): T {
  started.push(resource);
  return resource;
}

afterEach(async () => {
  for (const resource of started.splice(0).reverse()) await resource[Symbol.asyncDispose]();
});
