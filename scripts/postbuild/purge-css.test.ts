import { purgeCss } from './purge-css.ts';
import { referencesIn } from './references-in.ts';

const names = new Set(['html', 'p', 'a', 'card', 'lg:mt-2.5', 'pt-[clamp(1rem,2vw,3rem)]']);
const purge = (css: string, users = '') => purgeCss(css, names, referencesIn(users));

test.each([
  ['a rule for a class in use', '.card{color:red}'],
  ['a class with escaped signs', '.lg\\:mt-2\\.5{margin:0}'],
  ['a class with a value of its own', '.pt-\\[clamp\\(1rem\\,2vw\\,3rem\\)\\]{margin:0}'],
  ['what only excludes a missing class', 'p:not(.gone,:has(.gone)){margin:0}'],
  [
    'attributes, ids, pseudo-classes and pseudo-elements',
    '[data-gone] #card:hover::before{content:"{.gone}"}',
  ],
  ['a pseudo-class by itself', ':focus-visible{outline:3px solid}'],
  ['fonts and layers', '@layer base,theme;@font-face{font-family:x}'],
])('keeps %s', async (_, css) => {
  expect(await purge(css)).toBe(css);
});

test.each([
  ['a rule for a missing class', '.gone{color:red}', ''],
  ['a pseudo-class of a missing class', '.gone:focus-visible{outline:3px solid}', ''],
  ['a rule for a missing element', 'table>p{color:red}', ''],
  ['a declaration that stands twice', '.card{color:red;color:red;color:blue}', '.card{color:red;color:blue}'],
  [
    'a prefix beside the same without it',
    '.card{-webkit-user-select:none;user-select:none}',
    '.card{user-select:none}',
  ],
  ['the missing one of two selectors', '.gone,.card{color:red}', '.card{color:red}'],
  ['a media query left empty', '@media print{.gone{color:red}}.card{color:red}', '.card{color:red}'],
  ['a property that nothing asks for', '.card{--x:1px;color:red;--y:2px}', '.card{color:red}'],
  ['properties that ask only for one another', 'html{--x:var(--y);--y:1px}p{margin:0}', 'p{margin:0}'],
  [
    'the description of such a property',
    '@property --x{syntax:"*";inherits:false}p{margin:0}',
    'p{margin:0}',
  ],
  [
    'defaults for browsers that do not know @property',
    '@layer properties{*{--x:0}}p{margin:0}',
    'p{margin:0}',
  ],
  ['an animation that nothing runs', '@keyframes rise{from{opacity:0}}p{margin:0}', 'p{margin:0}'],
])('leaves out %s', async (_, css, left) => {
  expect(await purge(css)).toBe(left);
});

test('keeps a property and an animation that the sheet, a page or a script asks for', async () => {
  const css = 'html{--x:1px;--y:2px}@keyframes rise{from{opacity:0}}.card{margin:var(--x);animation:rise 1s}';
  expect(await purge(css, 'style="width:var(--y)"')).toBe(css);
});

test('keeps a prefix that says something else, or stands alone', async () => {
  const css = '.card{-webkit-user-select:auto;user-select:none;-webkit-font-smoothing:antialiased}';
  expect(await purge(css)).toBe(css);
});

test('refuses CSS that cannot be read', async () => {
  await expect(purge('.card{color:red')).rejects.toThrow('Unclosed block');
});
