import { ContentError } from './content-error.ts';
import { loadContent } from './load-content.ts';
import { copyContent } from './testing/copy-content.ts';

/** The mistakes in the content without French. */
function mistakes(): ContentError['mistakes'] {
  const copy = copyContent();
  copy.dropLanguage('fr');
  try {
    loadContent(copy.root);
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
  throw new Error('expected mistakes in the content');
}

test('reports every text missing in a published language', () => {
  const missing = mistakes();
  expect(missing).toContainEqual({
    file: 'services/cloud-solutions.yaml',
    field: 'fr',
    problem: 'is missing',
  });
  expect(missing).toContainEqual({ file: 'cities/halifax.yaml', field: 'slugs.fr', problem: 'is missing' });
  expect(missing).toContainEqual({ file: 'cities/halifax.yaml', field: 'fr', problem: 'is missing' });
  expect(missing).toContainEqual({ file: 'ui.yaml', field: 'fr', problem: 'is missing' });
  expect(missing).toContainEqual({ file: 'faq.yaml', field: 'items.0.fr', problem: 'is missing' });
  expect(missing).toContainEqual({
    file: 'legal/terms-of-service.fr.md',
    field: '(file)',
    problem: 'this file is missing',
  });
  expect(missing).toContainEqual({ file: 'landing/halifax-legal.yaml', field: 'fr', problem: 'is missing' });
});
