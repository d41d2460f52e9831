import { faqPage } from './faq-page.ts';

test('contains each question with its answer', () => {
  expect(faqPage('en', [{ question: 'Why?', answer: 'Because.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en-CA',
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ],
  });
});
