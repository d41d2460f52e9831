import { withoutFonts } from './without-fonts.ts';

test('leaves out the fonts and keeps what names them', () => {
  const rules = '.font{--font:"x"}p{font-family:var(--font)}';
  expect(withoutFonts(`@font-face{font-family:x;src:url(/x.woff2)}${rules}@font-face{font-family:y}`)).toBe(
    rules,
  );
});
