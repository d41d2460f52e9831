import localFont from 'next/font/local';

// scripts/prebuild/subset-fonts.ts generates the files with these axes.

const radioCanada = localFont({
  src: '../.cache/fonts/radio-canada.woff2',
  variable: '--font-radio-canada',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'font-stretch', value: '82% 100%' }],
});

const radioCanadaBig = localFont({
  src: '../.cache/fonts/radio-canada-big.woff2',
  variable: '--font-radio-canada-big',
  weight: '500 700',
  display: 'swap',
  adjustFontFallback: false,
});

/** The class names that define both font family variables. */
export const fonts = `${radioCanada.variable} ${radioCanadaBig.variable}`;
