/** The one file that may compile WebAssembly: Pagefind's search runs in it. */
export const searchWorker = 'pagefind/pagefind-worker.js';
