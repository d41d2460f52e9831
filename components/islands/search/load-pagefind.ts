import type { Pagefind } from './pagefind';

/** Written by the build beside the index; a variable, because it is no module of this project. */
const address: string = '/pagefind/pagefind.js';

let loading: Promise<Pagefind> | undefined;

/** Pagefind, ready to answer. A failure is forgotten, so that asking again tries again. */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function start(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* turbopackIgnore: true */ address);
  // In its worker, which has a policy of its own: that of the pages lets nobody compile WebAssembly.
  await pagefind.options({ excerptLength: 28 });
  await pagefind.init();
  await pagefind.filters();
  return pagefind;
}
