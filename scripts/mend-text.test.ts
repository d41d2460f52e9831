import { parseEntry } from '../lib/content/parse-entry.ts';
import { faqSchema } from '../lib/content/schemas/lists.ts';
import { copyContent } from '../lib/content/testing/copy-content.ts';
import { mendText } from './mend-text.ts';

test('mends a question in two languages and leaves the rest of the file; what it writes has no mistake', () => {
  const copy = copyContent('faq.yaml');
  const wrong = `items:
  - id: one-more
    category: pricing
    services: [cloud-solutions]
    en:
      question: Do you support Macs: old ones, too?
      answer: We do. It's simple: Macs and PCs alike, and "old" means what Apple no longer updates. Your team's
        devices are listed on day one: by name.
    fr:
      question: >-
        Soutenez-vous les Mac
        : même les «
        vieux » ?
      answer: Oui. C'est simple: nous prenons soin des Mac et des PC, et "vieux" veut dire qu'Apple ne le met plus à jour ...
`;
  const right = `items:
  - id: one-more
    category: pricing
    services: [cloud-solutions]
    en:
      question: "Do you support Macs: old ones, too?"
      answer: >-
        We do. It’s simple: Macs and PCs alike, and “old” means what Apple no longer updates. Your team’s devices are
        listed on day one: by name.
    fr:
      question: >-
        Soutenez-vous les Mac\u00A0: même les «\u00A0vieux\u00A0»?
      answer: >-
        Oui. C’est simple\u00A0: nous prenons soin des Mac et des PC, et «\u00A0vieux\u00A0» veut dire qu’Apple ne le met plus à jour…
`;
  copy.edit('faq.yaml', /^items:\n/m, wrong);
  const file = copy.read('faq.yaml');
  expect(mendText('faq.yaml', file)).toBe(file.replace(wrong, right));
  copy.write('faq.yaml', mendText('faq.yaml', file));
  // Undefined if there are mistakes.
  expect(parseEntry(copy.root, 'faq.yaml', faqSchema, [])?.items[0]?.id).toBe('one-more');
});

test('mends a fault over two lines of a paragraph, and leaves the others, tables and addresses', () => {
  const body = [
    '---',
    '## L\u2019heure',
    '',
    'Nous répondons en tout temps',
    ": c'est [promis](https://a.example/c'est).",
    '',
    'Un autre',
    'paragraphe.',
    '',
    '| a | b |',
    '| --- | --- |',
    "| l'un | deux |",
    '',
  ].join('\n');
  expect(mendText('legal/terms.fr.md', `---\ntitle: L'offre\n${body}`)).toBe(
    `---\ntitle: L’offre\n${body
      .replace("temps\n: c'est", 'temps\u00A0: c’est')
      .replace("| l'un", '| l’un')}`,
  );
});
