import type { FAQPage, WithContext } from 'schema-dts';
import type { Language } from '../../i18n/languages.ts';
import { localeOf } from '../../i18n/locale-of.ts';

/** Only for questions and answers that the page shows. */
export function faqPage(
  language: Language,
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: localeOf(language),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
