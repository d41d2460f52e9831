/**
 * Names that keep their language on every page: acts without a name in the other language, bodies, places, products. A
 * whole sentence in another language does not belong here; it says its language with `lang`.
 */
export const foreignNames: readonly string[] = [
  // Places.
  'De Winton',
  'Fall River',
  'Financial District',
  'King West',
  'La Prairie',
  'Lac-Beauport',
  'Lower Sackville',
  'St. John’s',
  'The Annex',
  'West Vancouver',
  'Île d’Orléans',
  // Bodies and what they publish.
  'Civil Code of Québec, article 1525',
  'LégisQuébec',
  'Ordre des CPA du Québec',
  // Products.
  'BQE Core',
  'QuickBooks Time',
  // What is no word of its language.
  'Est. 2010',
  'Français',
];
