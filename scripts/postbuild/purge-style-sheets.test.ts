import { parse } from 'parse5';
import type { ChunkFiles } from './chunk-files.ts';
import { getElement, textOf } from './html-tree.ts';
import { purgeStyleSheets } from './purge-style-sheets.ts';

const css =
  '@font-face{font-family:x;src:url(/x.woff2)}.card{margin:0}.toast{color:red}.lg\\:card{margin:1px}.gone{margin:2px}';
const codes: Readonly<Record<string, string>> = { '/next.js': 'f("gone")', '/island.js': 'f("toast")' };
const chunks: ChunkFiles = {
  code: (address) => codes[address] ?? '',
  reach: (addresses) => new Set(addresses),
  all: Object.keys(codes),
};

function page(file: string, classes: string, chunksOfPage: readonly string[] = [], ownCss = css) {
  const document = parse(`<style>${ownCss}</style><p class="${classes}">`);
  const style = getElement(document, 'style');
  return { file, document, style, css: ownCss, bootScript: style, inlineCode: [], chunks: chunksOfPage };
}

const pages = () => [
  page('index.html', 'card lg:card', ['/next.js', '/island.js']),
  page('about.html', 'card', ['/next.js']),
];

test('a page keeps the fonts and the rules that it uses', () => {
  const site = { pages: pages(), chunks };
  purgeStyleSheets(site, new Map(), 0);
  expect(site.pages.map(({ style }) => textOf(style))).toEqual([
    '@font-face{font-family:x;src:url(/x.woff2)}.card{margin:0}.lg\\:card{margin:1px}',
    '@font-face{font-family:x;src:url(/x.woff2)}.card{margin:0}',
  ]);
});

test('similar pages share a style sheet', () => {
  const site = { pages: pages(), chunks };
  purgeStyleSheets(site, new Map(), 1);
  const [home, about] = site.pages.map(({ style }) => textOf(style));
  expect(about).toBe(home);
  expect(about).toContain('.lg\\:card{margin:1px}');
});

test('a deferred style sheet has the rules that its page or scripts use, in source order, without fonts', () => {
  expect([...purgeStyleSheets({ pages: pages(), chunks }).deferred.values()]).toEqual([
    '.card{margin:0}.toast{color:red}.lg\\:card{margin:1px}',
    '.card{margin:0}',
  ]);
});

test('pages with the same scripts share a deferred style sheet', () => {
  const [home, about] = pages();
  const contact = page('contact.html', 'lg:card', ['/next.js']);
  const { deferred: sheets } = purgeStyleSheets({
    pages: [home, about, contact].filter((one) => one !== undefined),
    chunks,
  });
  expect(sheets.get(contact)).toBe('.card{margin:0}.lg\\:card{margin:1px}');
  expect(about && sheets.get(about)).toBe(sheets.get(contact));
});

test('rules for interaction and print are in a separate style sheet', () => {
  const later = '@layer later{.card:hover{color:red}}@page{margin:1cm}@media print{.card{color:#000}}';
  const site = { pages: [page('index.html', 'card', [], css + later)], chunks };
  expect(purgeStyleSheets(site).later).toBe(later);
  expect(site.pages.map(({ style }) => textOf(style))).toEqual([expect.not.stringMatching(/print|hover/)]);
});

test('a quote in a regular expression does not hide the classes after it', () => {
  const withQuote = { ...chunks, code: () => `x.match(/['’]/);f("toast");f('gone')` };
  const sheets = purgeStyleSheets({ pages: pages(), chunks: withQuote }).deferred;
  expect([...sheets.values()][0]).toContain('.toast{color:red}');
});

test('refuses pages with different style sheets', () => {
  const other = page('contact.html', 'card', [], '.card{margin:9px}');
  expect(() => purgeStyleSheets({ pages: [...pages(), other], chunks })).toThrow(
    'contact.html has another style sheet than index.html',
  );
});

test('inlines tokens in styles of the page’s content, too', () => {
  const theme = '@layer theme{:root,:host{--gold:#f8bd2c}}';
  const home = page('index.html', 'card', [], theme + css);
  const own = parse('<style>.card{color:var(--gold)}</style>');
  home.document.childNodes.push(...own.childNodes);
  purgeStyleSheets({ pages: [home], chunks });
  expect(textOf(getElement(own, 'style'))).toBe('.card{color:#f8bd2c}');
});
