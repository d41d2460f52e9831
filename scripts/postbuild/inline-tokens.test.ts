import { inlineTokens, tokensIn } from './inline-tokens.ts';

const inline = (css: string) => inlineTokens(css, tokensIn(css));
const theme = (tokens: string) => `@layer theme{:root,:host{${tokens}}}`;

test('replaces a token and the tokens that it refers to', () => {
  const css = `${theme('--rule:1px solid var(--line);--line:#ccc')}.card{border:var(--rule)}`;
  expect(inline(css)).toMatch(/\.card\{border:1px solid #ccc\}$/);
});

test('keeps a token that is overridden', () => {
  const css = `${theme('--line:#ccc;--ink:#000')}.dark{--line:#333}.card{border-color:var(--line);color:var(--ink)}`;
  expect(inline(css)).toMatch(/\.card\{border-color:var\(--line\);color:#000\}$/);
});

test('keeps variables from outside the theme', () => {
  const css = `${theme('--ink:#000')}.card{--gap:4px;gap:var(--gap)}`;
  expect(inline(css)).toContain('gap:var(--gap)');
});
