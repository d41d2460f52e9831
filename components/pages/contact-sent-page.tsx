import { NextSteps } from '@/components/sections/next-steps';
import { PageIntro } from '@/components/sections/page-intro';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { PageCrumbs } from './page-crumbs';
import { faqLinks } from './popular-links';

/** Shown after a form post without JavaScript: confirmation, next steps, urgent contact, further reading. */
export function ContactSentPage({ page }: { page: Page }) {
  const { language } = page;
  const { contactSentPage: words, contactForm, company, ui } = contentIn(language);
  return (
    <>
      <div className="on-blue blue-head sent-head">
        <img src="/art/rings-mini.svg" alt="" width="300" height="300" fetchPriority="high" />
        <PageIntro crumbs={<PageCrumbs page={page} />} title={words.heading} lead={words.lead} isLong />
      </div>
      <NextSteps
        title={ui.contactSection.nextTitle}
        // The first step is done: confirm it.
        steps={ui.contactSection.next.map(({ moment, text }, index) => ({
          moment,
          text: index === 0 ? contactForm.arrived : text,
        }))}
        urgent={words.urgent}
        phone={{ number: company.phone, dial: company.phoneDial }}
        reading={{ title: words.readingTitle, links: faqLinks(language) }}
        home={{ href: hrefOf(language, 'home'), label: ui.actions.home }}
      />
    </>
  );
}
