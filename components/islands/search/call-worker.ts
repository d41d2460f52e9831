type Reply = { readonly id: string; readonly result?: unknown; readonly error?: string };
type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

/**
 * Starts a worker that answers `{ id, method, args }` with `{ id, result }` or `{ id, error }`.
 *
 * @returns calls a method of it. Calls fail with the worker's own words, and all of them once it cannot be loaded.
 */
export function callWorker(
  address: string,
): (method: string, ...args: readonly unknown[]) => Promise<unknown> {
  const worker = new Worker(address);
  const waiting = new Map<string, Waiting>();
  let calls = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) call?.resolve(data.result);
    else call?.reject(new Error(data.error));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error(`${address} failed`));
    waiting.clear();
  });

  return (method, ...args) =>
    new Promise((resolve, reject) => {
      calls += 1;
      const id = String(calls);
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, args });
    });
}
