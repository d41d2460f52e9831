import { unescapeCss } from './unescape-css.ts';

test.each([
  ['a sign', '.lg\\:mt-2\\.5{margin:0}', '.lg:mt-2.5{margin:0}'],
  ['a value of its own', '.pt-\\[clamp\\(1rem\\,2vw\\)\\]', '.pt-[clamp(1rem,2vw)]'],
  ['a first digit', '.\\32 xl\\:mt-3', '.2xl:mt-3'],
  ['a sign by its number', '.a\\2c b', '.a,b'],
])('gives %s as it is meant', (_, css, meant) => {
  expect(unescapeCss(css)).toBe(meant);
});
