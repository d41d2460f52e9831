import { inlineTokens, tokensIn } from './inline-tokens.ts';

const inline = (css: string) => inlineTokens(css, tokensIn(css));
const theme = (tokens: string) => `@layer theme{:root,:host{${tokens}}}`;

test('a rule has the value of a token, and of those that it is made of', () => {
  const css = `${theme('--rule:1px solid var(--line);--line:#ccc')}.card{border:var(--rule)}`;
  expect(inline(css)).toMatch(/\.card\{border:1px solid #ccc\}$/);
});

test('a token that is set again stays a variable', () => {
  const css = `${theme('--line:#ccc;--ink:#000')}.dark{--line:#333}.card{border-color:var(--line);color:var(--ink)}`;
  expect(inline(css)).toMatch(/\.card\{border-color:var\(--line\);color:#000\}$/);
});

test('what is set outside the theme stays a variable', () => {
  const css = `${theme('--ink:#000')}.card{--gap:4px;gap:var(--gap)}`;
  expect(inline(css)).toContain('gap:var(--gap)');
});
