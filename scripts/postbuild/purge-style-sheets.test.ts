import type { ChunkFiles } from './chunk-files.ts';
import { purgeSheets } from './purge-sheets.ts';

const css =
  '@font-face{font-family:x}.card{margin:0}.toast{color:red}.lg\\:card{margin:1px}.gone{margin:2px}';
const codes: Readonly<Record<string, string>> = { '/next.js': 'f("gone")', '/island.js': 'f("toast")' };
const chunks: ChunkFiles = {
  code: (address) => codes[address] ?? '',
  reach: (addresses) => new Set(addresses),
  all: Object.keys(codes),
};
const page = (file: string, body: string, chunksOfPage: readonly string[] = []) => ({
  file,
  html: `<style>${css}</style><p class="${body}">`,
  css,
  chunks: chunksOfPage,
});
const pages = [
  page('index.html', 'card lg:card', ['/next.js', '/island.js']),
  page('about.html', 'card', ['/next.js']),
];

test('a page has the rules for what it shows, and the fonts', async () => {
  const { inlined } = await purgeSheets(pages, chunks);
  expect(Object.fromEntries(inlined)).toEqual({
    'index.html': '@font-face{font-family:x}.card{margin:0}.lg\\:card{margin:1px}',
    'about.html': '@font-face{font-family:x}.card{margin:0}',
  });
});

test('the sheet of the scripts has the rules for what any page or script shows, in their order, without the fonts', async () => {
  const { deferred } = await purgeSheets(pages, chunks);
  expect(deferred).toBe('.card{margin:0}.toast{color:red}.lg\\:card{margin:1px}');
});

test('refuses a page with another style sheet', async () => {
  const other = { ...page('contact.html', 'card'), css: '.card{margin:9px}' };
  await expect(purgeSheets([...pages, other], chunks)).rejects.toThrow(
    'contact.html has another style sheet than index.html',
  );
});
