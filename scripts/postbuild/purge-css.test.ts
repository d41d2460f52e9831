import { namesInCss, purgeCss, splitCss, withoutCommonRules } from './purge-css.ts';

const names = new Set(['html', 'p', 'a', 'card', 'lg:mt-2.5', 'pt-[clamp(1rem,2vw,3rem)]']);
const purge = (css: string) => purgeCss(css, names);

test.each([
  ['a rule for a class in use', '.card{color:red}'],
  ['a class with escaped characters', '.lg\\:mt-2\\.5{margin:0}'],
  ['a class with an arbitrary value', '.pt-\\[clamp\\(1rem\\,2vw\\,3rem\\)\\]{margin:0}'],
  ['a selector that only excludes a missing class', 'p:not(.gone,:has(.gone)){margin:0}'],
  [
    'attributes, ids, pseudo-classes and pseudo-elements',
    '[data-gone] #card:hover:before{content:"{.gone}"}',
  ],
  ['a lone pseudo-class', ':focus-visible{outline:3px solid}'],
  ['fonts and layers', '@layer base,theme;@font-face{font-family:x}'],
])('keeps %s', (_, css) => {
  expect(purge(css)).toBe(css);
});

test.each([
  ['a rule for a missing class', '.gone{color:red}', ''],
  ['a pseudo-class of a missing class', '.gone:focus-visible{outline:3px solid}', ''],
  ['a rule for a missing element', 'table>p{color:red}', ''],
  ['an overridden declaration', '.card{color:red;color:#abc}', '.card{color:#abc}'],
  ['a missing class in a list', ':is(.gone,.card) p{margin:0}', '.card p{margin:0}'],
  ['a rule for a list of missing names', ':where(.gone,table) p{color:red}', ''],
  ['the unmatched one of two selectors', '.gone,.card{color:red}', '.card{color:red}'],
  ['an empty media query', '@media print{.gone{color:red}}.card{color:red}', '.card{color:red}'],
  ['defaults for browsers without @property', '@layer properties{*{--x:0}}p{margin:0}', 'p{margin:0}'],
  ['an unused animation', '@keyframes rise{from{opacity:0}}p{margin:0}', 'p{margin:0}'],
])('removes %s', (_, css, left) => {
  expect(purge(css)).toBe(left);
});

test('keeps custom properties, and animations that the style sheet uses', () => {
  const css = 'html{--x:1px;--y:2px}@keyframes rise{0%{opacity:0}}.card{margin:var(--x);animation:1s rise}';
  expect(purge(css)).toBe(css);
});

test('keeps prefixes that a supported browser needs or that have no unprefixed form', () => {
  const css = '.card{-webkit-user-select:none;user-select:none;-webkit-font-smoothing:antialiased}';
  expect(purge(css)).toBe(css);
});

test('refuses invalid CSS', () => {
  expect(() => purge('.card{color:red}}')).toThrow();
});

test('finds the unescaped names in all selectors', () => {
  expect(namesInCss('.a:is(#b,p) .lg\\:mt-2\\.5,:not(.c)::before{margin:0}')).toEqual(
    new Set(['a', 'b', 'p', 'lg:mt-2.5']),
  );
});

test('splits the layer for later and the print rules from the rest', () => {
  const first = '@layer theme{:root{--x:1px}}p{margin:var(--y)}@media not print{a{margin:0}}';
  const later = '@layer later{p:hover{margin:var(--x)}}@media print{p{margin:0}}';
  expect(splitCss(first + later)).toEqual({ first, later });
});

test('removes what every page has: fonts, custom properties and rules for all elements', () => {
  const common =
    '@layer theme{:root{--x:1px}}@property --y{syntax:"*";inherits:false}@font-face{font-family:x;src:url(/x.woff2)}*,:before{margin:0}::selection{color:red}';
  const own = 'p{font-family:x}*>p{margin:0}p::selection{color:#00f}';
  expect(withoutCommonRules(`${common}@media print{*{transition:none}}${own}`)).toBe(own);
});
