import { bootTag, extractScripts } from './extract-scripts.ts';

const chunk = (name: string, attributes = '') =>
  `<script src="/_next/static/chunks/${name}.js"${attributes} async=""></script>`;
const structuredData = '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
const rules = '<script type="speculationrules">{"prerender":[]}</script>';
const bootstrap = '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>';
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const flight = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

/** A page as Next writes it, with one part replaced or added. */
const page = (part: Partial<Record<'boot' | 'bootstrap' | 'start' | 'extra', string>> = {}) =>
  `<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/z.js"/>${chunk('a')}${chunk('b')}` +
  `<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Text</p>${structuredData}` +
  `${part.boot ?? bootTag}${rules}${part.bootstrap ?? bootstrap}${chunk('z', ' id="_R_"')}${part.start ?? start}` +
  `${flight('1:"x"\n')}${flight('2:"y"\n')}${part.extra ?? ''}</body>`;

test("takes out all of Next's scripts and leaves data and the boot script", () => {
  expect(extractScripts(page(), 'index.html').html).toBe(
    `<head></head><body><p>Text</p>${structuredData}${bootTag}${rules}</body>`,
  );
});

test('hands over inline code and chunks in the order in which they ran', () => {
  const { data, chunks } = extractScripts(page(), 'index.html');
  expect(chunks).toEqual(['a', 'b', 'z'].map((name) => `/_next/static/chunks/${name}.js`));
  expect(data.map((code) => code.slice(0, 24))).toEqual([
    '(globalThis["TURBOPACK"]',
    '(self.__next_f=self.__ne',
    'self.__next_f.push([1,"1',
    'self.__next_f.push([1,"2',
  ]);
});

test.each([
  [
    'an inline script of another kind',
    { extra: '<script>start()</script>' },
    'not known here: <script>start()',
  ],
  ['a script from elsewhere', { extra: '<script src="/other.js" async=""></script>' }, 'not known here'],
  [
    'a module',
    { extra: '<script type="module" src="/_next/static/chunks/a.js"></script>' },
    'not known here',
  ],
  [
    'a script of another place for old browsers',
    { extra: '<script src="/old.js" noModule=""></script>' },
    'not known here',
  ],
  ['no boot script', { boot: '' }, '"boots":0'],
  ['two boot scripts', { extra: bootTag }, '"boots":2'],
  ['no bootstrap', { bootstrap: '' }, '"bootstrap":0'],
  ['no start of the flight data', { start: '' }, '"start":0'],
])('refuses a page with %s, naming it', (_, part, message) => {
  expect(() => extractScripts(page(part), 'about.html')).toThrow(message);
  expect(() => extractScripts(page(part), 'about.html')).toThrow('about.html');
});
