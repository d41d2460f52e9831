import { ContentError } from './content-error.ts';
import { loadContent } from './load-content.ts';

jest.mock('../i18n/languages.ts', () => ({ languages: ['en', 'fr'] }));

/** The mistakes in the English content once French is published, too. */
function mistakes(): ContentError['mistakes'] {
  try {
    loadContent('content');
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
  throw new Error('expected mistakes in the content');
}

test('a second language in the list makes every missing text a mistake, with its file and field', () => {
  const missing = mistakes();
  expect(missing).toContainEqual({
    file: 'services/cloud-solutions.yaml',
    field: 'fr',
    problem: 'is missing',
  });
  expect(missing).toContainEqual({ file: 'cities/halifax.yaml', field: 'fr', problem: 'is missing' });
  expect(missing).toContainEqual({ file: 'ui.yaml', field: 'fr', problem: 'is missing' });
  expect(missing).toContainEqual({ file: 'faq.yaml', field: 'items.9.fr', problem: 'is missing' });
  expect(missing).toContainEqual({
    file: 'legal/terms-of-service.fr.md',
    field: '(file)',
    problem: 'this file is missing',
  });
  expect(missing.filter(({ file }) => file.startsWith('landing/'))).toHaveLength(201);
});
