import { loadPagefind } from './load-pagefind';

/** Behaves like Pagefind's worker when an index chunk fails to load: every search finds nothing. */
class OfflineWorker extends EventTarget {
  static started = 0;
  constructor() {
    super();
    OfflineWorker.started += 1;
  }
  postMessage({ id, method }: { id: string; method: string }): void {
    const result = method === 'search' ? { results: [], filters: {} } : undefined;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, result } })));
  }
  terminate(): void {}
}

const browser = { Worker: OfflineWorker, document: { documentElement: { lang: 'en-CA' } } };
const setOnline = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });

beforeEach(() => {
  OfflineWorker.started = 0;
  Object.assign(globalThis, browser);
});

test('an empty result without a connection fails, and the next load starts a new worker', async () => {
  setOnline(false);
  const offline = await loadPagefind();
  await expect(offline.search('backup')).rejects.toThrow('without a connection');
  setOnline(true);
  const online = await loadPagefind();
  expect(OfflineWorker.started).toBe(2);
  expect(await online.search('backup')).toEqual({ pages: [], counts: {} });
});
