/** The folders of pure domain code: no files, network, clock, environment or React. */
export const pureFolders = [
  'brand',
  'contact',
  'geo',
  'http',
  'hydration',
  'i18n',
  'landing',
  'office',
  'pictures',
  'quiz',
  'search',
].map((name) => `lib/${name}`);
