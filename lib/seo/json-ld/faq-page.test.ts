import { faqPage } from './faq-page.ts';

test('pairs each question with its answer', () => {
  expect(faqPage([{ question: 'Why?', answer: 'Because.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ],
  });
});
