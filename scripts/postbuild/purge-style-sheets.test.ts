import { load } from 'cheerio';
import { purgeStyleSheets } from './purge-style-sheets.ts';

const fonts = '@font-face{font-family:x;src:url(/x.woff2)}';
const css = `${fonts}.card{margin:0}.toast{color:red}.lg\\:card{margin:1px}`;

function page(file: string, body: string, ownCss = css) {
  const $ = load(`<style>${ownCss}</style>${body}`);
  return { file, $, style: $('style'), css: ownCss };
}

const pages = () => [page('index.html', '<p class="card lg:card">'), page('about.html', '<p class="card">')];

test('a page keeps the fonts and the rules that it uses', () => {
  const both = pages();
  purgeStyleSheets(both);
  expect(both.map(({ style }) => style.text())).toEqual([
    `${fonts}.card{margin:0}.lg\\:card{margin:1px}`,
    `${fonts}.card{margin:0}`,
  ]);
});

test('the deferred style sheet has all rules, in source order, without fonts', () => {
  expect(purgeStyleSheets(pages()).deferred).toBe('.card{margin:0}.toast{color:red}.lg\\:card{margin:1px}');
});

test('rules for interaction and print are only in the later style sheet', () => {
  const later = '@layer later{.card:hover{color:red}}@page{margin:1cm}@media print{.card{color:#000}}';
  const home = page('index.html', '<p class="card">', css + later);
  const styleSheets = purgeStyleSheets([home]);
  expect(styleSheets.later).toBe(later);
  expect(home.style.text()).not.toMatch(/print|hover/);
  expect(styleSheets.deferred).not.toMatch(/print|hover/);
});

test('refuses pages with different style sheets', () => {
  const other = page('contact.html', '<p class="card">', '.card{margin:9px}');
  expect(() => purgeStyleSheets([...pages(), other])).toThrow(
    'contact.html has another style sheet than index.html',
  );
});

test('every page has all tokens, and no other style sheet adds one, which would restyle the page', () => {
  const tokens = '@layer theme{:root{--gold:gold;--mist:#fff}}';
  const later = '@layer later{.card:hover{color:var(--gold)}}';
  const home = page('index.html', '<p class="card">', tokens + css + later);
  const sheets = purgeStyleSheets([home]);
  expect(home.style.text()).toContain(tokens);
  expect(sheets.later).toBe(later);
  expect(sheets.deferred).not.toContain('--gold');
});
