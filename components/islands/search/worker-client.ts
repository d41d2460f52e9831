type Reply = { readonly id: string; readonly result?: unknown; readonly error?: string };
type PendingCall = { resolve(result: unknown): void; reject(error: Error): void };

type WorkerClient = {
  /** Calls a method. Rejects with the worker's error message, or if the worker fails to load or is terminated. */
  call(method: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Terminates the worker and rejects pending calls. Returns false if it was terminated before. */
  terminate(): boolean;
};

/** Starts a worker that responds to `{ id, method, args }` with `{ id, result }` or `{ id, error }`. */
export function createWorkerClient(url: string): WorkerClient {
  const worker = new Worker(url);
  const pending = new Map<string, PendingCall>();
  let callCount = 0;
  let isTerminated = false;

  const failure = (reason: string) => new Error(`${url} ${reason}`);
  const rejectAll = (reason: string) => {
    for (const { reject } of pending.values()) reject(failure(reason));
    pending.clear();
  };

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const call = pending.get(data.id);
    pending.delete(data.id);
    if (data.error === undefined) call?.resolve(data.result);
    else call?.reject(new Error(data.error));
  });
  worker.addEventListener('error', () => rejectAll('failed'));

  return {
    call: (method, ...args) =>
      new Promise((resolve, reject) => {
        if (isTerminated) return reject(failure('was terminated'));
        callCount += 1;
        const id = String(callCount);
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, method, args });
      }),
    terminate: () => {
      if (isTerminated) return false;
      isTerminated = true;
      worker.terminate();
      rejectAll('was terminated');
      return true;
    },
  };
}
