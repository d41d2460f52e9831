import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';

const faqTargets = ['services', 'locations', 'case-studies'] as const;

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

/** The links below the FAQ, which the page after a message repeats. */
export function faqLinks(language: Language) {
  return contentIn(language).homePage.faqLinks.map((link, index) => ({
    ...link,
    href: hrefOf(language, faqTargets[index] ?? 'services'),
  }));
}
