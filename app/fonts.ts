import localFont from 'next/font/local';

const radioCanada = localFont({
  src: '../node_modules/@fontsource-variable/radio-canada/files/radio-canada-latin-standard-normal.woff2',
  variable: '--font-radio-canada',
  weight: '300 700',
  display: 'swap',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
});

const radioCanadaBig = localFont({
  src: '../node_modules/@fontsource-variable/radio-canada-big/files/radio-canada-big-latin-wght-normal.woff2',
  variable: '--font-radio-canada-big',
  weight: '400 700',
  display: 'swap',
});

/** The classes that make both families available to the page below. */
export const fonts = `${radioCanada.variable} ${radioCanadaBig.variable}`;
