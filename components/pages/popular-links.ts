import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';

/** Popular pages, for visitors who did not find what they were looking for. */
export function popularLinks(language: Language) {
  const { popular } = contentIn(language).notFoundPage;
  return [
    { href: hrefOf(language, 'city', 'toronto'), label: popular.toronto },
    {
      href: hrefOf(language, 'landing', 'cybersecurity-compliance-healthcare'),
      label: popular.healthcare,
    },
    { href: hrefOf(language, 'city', 'vancouver'), label: popular.vancouver },
    { href: hrefOf(language, 'about'), label: popular.about },
  ];
}
