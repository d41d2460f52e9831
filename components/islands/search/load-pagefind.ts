import { type Pagefind, pagefindOptions } from '@/lib/search/pagefind';
import { queryClient } from './query-client';

let attempts = 0;

/** Loads Pagefind once. Its module searches in a worker, or in the page where the worker does not start. */
export function loadPagefind(): Promise<Pagefind> {
  return queryClient.fetchQuery({ queryKey: ['pagefind'], queryFn: load, gcTime: Number.POSITIVE_INFINITY });
}

async function load(): Promise<Pagefind> {
  // Browsers keep a module that failed to load under its URL, and Pagefind a part of its index.
  const query = attempts === 0 ? '' : `?${attempts}`;
  attempts += 1;
  const pagefind: Pagefind = await import(/* turbopackIgnore: true */ `/pagefind/pagefind.js${query}`);
  await pagefind.options(pagefindOptions);
  await pagefind.init();
  // Resolves when worker and index are ready.
  await pagefind.filters();
  return pagefind;
}
