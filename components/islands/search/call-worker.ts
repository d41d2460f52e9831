type Reply = { readonly id: string; readonly result?: unknown; readonly error?: string };
type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

type Called = {
  /** Calls a method. Fails with the worker's own words, and always once the worker cannot be loaded. */
  call(method: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Ends the worker: what it has not answered fails. Returns false when it had been ended before. */
  end(): boolean;
};

/** Starts a worker that answers `{ id, method, args }` with `{ id, result }` or `{ id, error }`. */
export function callWorker(address: string): Called {
  const worker = new Worker(address);
  const waiting = new Map<string, Waiting>();
  let calls = 0;
  let isOver = false;

  const failureOf = (why: string) => new Error(`${address} ${why}`);
  const failAll = (why: string) => {
    for (const { reject } of waiting.values()) reject(failureOf(why));
    waiting.clear();
  };

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) call?.resolve(data.result);
    else call?.reject(new Error(data.error));
  });
  worker.addEventListener('error', () => failAll('failed'));

  return {
    call: (method, ...args) =>
      new Promise((resolve, reject) => {
        if (isOver) return reject(failureOf('was ended'));
        calls += 1;
        const id = String(calls);
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, method, args });
      }),
    end: () => {
      if (isOver) return false;
      isOver = true;
      worker.terminate();
      failAll('was ended');
      return true;
    },
  };
}
