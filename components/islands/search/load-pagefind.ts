import { type Pagefind, pagefindOptions } from '@/lib/search/pagefind';

let loading: Promise<Pagefind> | undefined;
let attempts = 0;

/** Loads Pagefind once. Its module searches in a worker, or in the page where the worker does not start. */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Makes the next search load Pagefind again, which keeps its failures. */
export async function unloadPagefind(): Promise<void> {
  const loaded = loading;
  loading = undefined;
  await loaded?.then((pagefind) => pagefind.destroy()).catch(() => undefined);
}

async function load(): Promise<Pagefind> {
  // Browsers keep a module that failed to load under its URL.
  const query = attempts === 0 ? '' : `?${attempts}`;
  attempts += 1;
  const pagefind: Pagefind = await import(/* turbopackIgnore: true */ `/pagefind/pagefind.js${query}`);
  await pagefind.options(pagefindOptions);
  await pagefind.init();
  // Resolves when worker and index are ready.
  await pagefind.filters();
  return pagefind;
}
