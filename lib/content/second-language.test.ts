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
  const missing = mistakes().flatMap(({ file, field, problem }) =>
    / missing$/.test(problem) ? `${file} ${field}` : [],
  );
  const expected = [
    'services/cloud-solutions.yaml fr',
    'cities/halifax.yaml slugs.fr',
    'cities/halifax.yaml fr',
    'ui.yaml fr',
    'faq.yaml items.0.fr',
    'legal/terms-of-service.fr.md (file)',
    'landing/halifax-legal.yaml fr',
  ];
  expect(missing).toEqual(expect.arrayContaining(expected));
});
