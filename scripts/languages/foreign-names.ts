/**
 * Names that are the same in every language: places, bodies, acts without a translated name, products. A sentence in another
 * language does not belong here; mark it up with `lang`.
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
  // Bodies and their publications.
  'Civil Code of Québec, article 1525',
  'LégisQuébec',
  'Ordre des CPA du Québec',
  // Products.
  'BQE Core',
  'QuickBooks Time',
  // Not words of their language.
  'Est. 2010',
  'Français',
];
