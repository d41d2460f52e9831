import { parsePage } from './read-page.ts';

const chunk = (name: string, attributes = '') =>
  `<script src="/_next/static/chunks/${name}.js"${attributes} async=""></script>`;
const structuredData = '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
const rules = '<script type="speculationrules">{"prerender":[]}</script>';
const parts = {
  style: '<style data-precedence="next" data-href="a.css">a{}</style>',
  boot: '<script src="/boot.js" defer=""></script>',
  bootstrap: '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>',
  start: '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  flight:
    '<script>self.__next_f.push([1,"1:x\\n"])</script><script>self.__next_f.push([1,"2:y\\n"])</script>',
  extra: '',
};

/** A page as Next exports it, with some parts replaced. */
function page(replaced: Partial<typeof parts> = {}): string {
  const { style, boot, bootstrap, start, flight, extra } = { ...parts, ...replaced };
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/z.js"/>';
  const polyfills = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
  const last = chunk('z', ' id="_R_"');
  return (
    `<html><head>${preload}${style}${chunk('a')}${chunk('b')}${polyfills}</head>` +
    `<body><p data-island="">Text</p>${structuredData}${boot}${rules}${bootstrap}${last}${start}${flight}${extra}</body></html>`
  );
}

test("removes Next's scripts and keeps data and the boot script", () => {
  expect(parsePage(page(), 'index.html').$.html()).toBe(
    `<html><head>${parts.style}</head><body><p data-island="">Text</p>${structuredData}${parts.boot}${rules}</body></html>`,
  );
});

test('extracts inline code and chunks in execution order', () => {
  const { inlineCode, chunks } = parsePage(page(), 'index.html');
  expect(chunks).toEqual(['a', 'b', 'z'].map((name) => `/_next/static/chunks/${name}.js`));
  expect(inlineCode.map((code) => code.slice(0, 24))).toEqual([
    '(globalThis["TURBOPACK"]',
    '(self.__next_f=self.__ne',
    'self.__next_f.push([1,"1',
    'self.__next_f.push([1,"2',
  ]);
});

test('a page without islands has no chunks', () => {
  expect(parsePage(page().replace(' data-island=""', ''), 'about.html').chunks).toEqual([]);
});

test.each([
  ['an unknown inline script', { extra: '<script>start()</script>' }, 'unknown script start()'],
  [
    'an unknown external script',
    { extra: '<script src="/other.js" async=""></script>' },
    'unknown script /other.js',
  ],
  ['no boot script', { boot: '' }, '"boot scripts":0'],
  ['two boot scripts', { extra: parts.boot }, '"boot scripts":2'],
  ['no bootstrap', { bootstrap: '' }, '"bootstraps":0'],
  ['no start of the flight data', { start: '' }, '"flight starts":0'],
  ['no flight data', { flight: '' }, '"flight data":0'],
  ['no style sheet', { style: '' }, '"style sheets":0'],
  ['two style sheets', { extra: parts.style }, '"style sheets":2'],
])('refuses a page with %s and names the file', (_, replaced, message) => {
  const parse = () => parsePage(page(replaced), 'about.html');
  expect(parse).toThrow(message);
  expect(parse).toThrow('about.html: ');
});
