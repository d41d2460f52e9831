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
      <div className="on-blue blue-head pb-[148px] lg:pb-[clamp(2.5rem,1.5rem+3vw,4.5rem)]">
        {/* On narrow screens the rings are below the text. */}
        <img
          className="absolute right-5 -bottom-27 w-60 max-w-none lg:top-1/2 lg:right-[max(0px,50vw-700px)] lg:bottom-auto lg:w-[460px] lg:[translate:0_-50%]"
          src="/art/rings-mini.svg"
          alt=""
          width="300"
          height="300"
          fetchPriority="high"
        />
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
