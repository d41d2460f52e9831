import { findOutdated, listFormerNames } from './former-names.ts';
import type { Field } from './list-fields.ts';

const field = (value: string, language: string, number = 1, key = 'lead'): Field => ({
  ...{ number, file: 'cities/x.yaml', path: [language, key], value, language },
});

/** What a text becomes once a name has changed, `?` before it where it is for the editor to say. */
function renamed(text: string, former: string, now: string, language = 'fr', other = ''): string | undefined {
  const fields = new Map([
    [1, field(text, language)],
    [2, field(now, language, 2, 'name')],
    [3, field(other, language, 3)],
  ]);
  const [found] = findOutdated(fields, listFormerNames(fields, [field(former, language, 2, 'name')]));
  return found && (found.group === 'unsure' ? '?' : '') + found.renamed;
}

test('“de” and “d’”, in English “a” and “an”, follow the first letter of the name', () => {
  expect(renamed('Loin de Québec, à Québec', 'Québec', 'Édouard')).toBe('Loin d’Édouard, à Édouard');
  expect(renamed('D’Halifax et d’Halifax', 'Halifax', 'Gaspé')).toBe('De Gaspé et de Gaspé');
  expect(renamed('A Quebec City clinic', 'Quebec City', 'Orleans', 'en')).toBe('An Orleans clinic');
  expect(renamed('For an Ottawa firm', 'Ottawa', 'Unity', 'en')).toBe('For a Unity firm');
});

test('a name within another is for the editor to say', () => {
  expect(renamed('Au Québec, une clinique', 'Québec', 'Lévis')).toBe('?Au Lévis, une clinique');
  expect(renamed('La Ville de Québec', 'Québec', 'Lévis')).toBe('?La Ville de Lévis');
  expect(renamed('In Quebec City', 'Quebec', 'Lévis', 'en')).toBe('?In Lévis City');
  expect(renamed('Quebecers', 'Quebec', 'Lévis', 'en')).toBeUndefined();
  expect(renamed('Revenu Québec', 'Québec', 'Lévis', 'fr', 'À Revenu Québec')).toBe('?Revenu Lévis');
  expect(renamed('DRAFT In Halifax', 'Halifax', 'Gaspé', 'en')).toBeUndefined();
  // Where a text has both, only the city’s own name is replaced.
  expect(renamed('Au Québec, une clinique de Québec', 'Québec', 'Lévis')).toBe(
    'Au Québec, une clinique de Lévis',
  );
});

test('a longer name that contains the former one is not replaced again', () => {
  expect(renamed('In Halifax, call us', 'Halifax', 'Halifax Harbour', 'en')).toBe(
    'In Halifax Harbour, call us',
  );
  expect(renamed('In Halifax Harbour, call us', 'Halifax', 'Halifax Harbour', 'en')).toBeUndefined();
});
