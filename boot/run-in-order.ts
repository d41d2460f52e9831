/**
 * Runs scripts in their order, all or none: they are fetched first, at the same time, and run only when each is there,
 * so that a connection that breaks half-way leaves the page as it was.
 *
 * @throws Event of the first script that could not be fetched.
 */
export async function runInOrder(sources: readonly string[]): Promise<void> {
  await Promise.all(sources.map(fetchAhead));
  for (const src of sources) {
    const script = Object.assign(document.createElement('script'), { async: false, src });
    document.head.append(script);
    // It runs in order by now; React knows scripts of the page by this attribute, and would add a second one.
    script.setAttribute('async', '');
  }
}

function fetchAhead(href: string): Promise<unknown> {
  return new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, onload, onerror }),
    ),
  );
}
