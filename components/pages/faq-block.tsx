import { FaqBrowser } from '@/components/islands/faq/faq-browser';
import { FaqSection } from '@/components/sections/faq-section';
import { StillQuestions } from '@/components/sections/still-questions';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { SafeIsland } from './safe-island';

/** The ten questions with their filter, and what to do when none of them was yours. */
export function FaqBlock({ language }: { language: Language }) {
  const { faq, homePage, ui, company } = contentIn(language);
  const targets = ['services', 'locations', 'case-studies'] as const;
  return (
    <>
      <FaqSection
        links={homePage.faqLinks.map(({ title }, index) => ({
          label: title,
          href: hrefOf(language, targets[index] ?? 'services'),
        }))}
      >
        <SafeIsland language={language}>
          <FaqBrowser
            title={homePage.faq.title}
            categories={faq.categories}
            items={faq.items.map(({ id, category, question, answer, link }) => ({
              id,
              category,
              question,
              answer,
              link: link && { href: `${hrefOf(language, link.to)}#${link.anchor}`, label: link.label },
            }))}
            words={{ all: ui.faq.all, filter: ui.faq.filter }}
          >
            <StillQuestions
              title={ui.faq.stillTitle}
              text={ui.faq.stillText}
              phone={{ number: company.phone, dial: company.phoneDial }}
              consultation={{ href: hrefOf(language, 'contact'), label: ui.faq.stillConsultation }}
            />
          </FaqBrowser>
        </SafeIsland>
      </FaqSection>
      <JsonLd data={faqPage(language, faq.items)} />
    </>
  );
}
