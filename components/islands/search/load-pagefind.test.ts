import { loadPagefind } from './load-pagefind';

/** Pagefind's worker where a part of the index does not come: every search finds nothing. */
class BlindWorker extends EventTarget {
  static started = 0;
  constructor() {
    super();
    BlindWorker.started += 1;
  }
  postMessage({ id, method }: { id: string; method: string }): void {
    const result = method === 'search' ? { results: [], filters: {} } : undefined;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, result } })));
  }
  terminate(): void {}
}

const browser = { Worker: BlindWorker, document: { documentElement: { lang: 'en-CA' } } };
const connect = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });

beforeEach(() => {
  BlindWorker.started = 0;
  Object.assign(globalThis, browser);
});

test('nothing found without a connection is a failure, after which the index is read anew', async () => {
  connect(false);
  const blind = await loadPagefind();
  await expect(blind.search('backup')).rejects.toThrow('without a connection');
  connect(true);
  const again = await loadPagefind();
  expect(BlindWorker.started).toBe(2);
  expect(await again.search('backup')).toEqual({ pages: [], counts: {} });
});
