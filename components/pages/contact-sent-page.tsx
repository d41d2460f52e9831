import { LinkCards } from '@/components/sections/link-cards';
import { GoLink } from '@/components/ui/go-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { PageIntro } from './page-intro';
import { faqLinks } from './popular-links';

/** Shown after a form post without JavaScript: confirmation, next steps, urgent contact, further reading. */
export function ContactSentPage({ page }: { page: Page }) {
  const { language } = page;
  const { contactSentPage: words, contactForm, ui } = contentIn(language);
  const { nextTitle, next } = ui.contactSection;
  return (
    <>
      <div className="on-blue blue-head pb-[148px] lg:max-xl:[&_.lead]:max-w-136 lg:pb-[clamp(2.5rem,1.5rem+3vw,4.5rem)]">
        {/* On narrow screens the rings are below the text. */}
        <img
          className="absolute right-5 -bottom-27 w-60 max-w-none lg:top-1/2 lg:right-[max(0px,50vw-660px)] lg:bottom-auto lg:w-[460px] lg:[translate:0_-50%]"
          src="/art/rings-mini.svg"
          alt=""
          width="300"
          height="300"
          fetchPriority="high"
        />
        <PageIntro page={page} title={words.heading} lead={words.lead} isLong />
      </div>
      <div className="wrap grid-12 section">
        <section className="col-span-7" aria-labelledby="next-title">
          <h2 id="next-title" className="text-h3">
            {nextTitle}
          </h2>
          <ol className="moments mt-5 max-w-[44em]">
            {next.map(({ moment, text }, index) => (
              <li key={moment}>
                <b>{moment}</b>
                {/* The first step is done: confirm it. */}
                <p>{index === 0 ? contactForm.arrived : text}</p>
              </li>
            ))}
          </ol>
        </section>
        <aside
          className="aside col-span-4 col-start-9 self-start p-7 max-lg:mt-10"
          aria-labelledby="urgent-title"
        >
          <h2 id="urgent-title" className="text-h3">
            {words.urgent.title}
          </h2>
          <p className="mt-2 text-ink-700">{words.urgent.text}</p>
          <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-5 w-full" />
          <p className="mt-5 text-ink-700">{words.urgent.advice}</p>
        </aside>
      </div>
      <section className="section bg-mist" aria-labelledby="reading-title">
        <div className="wrap">
          <h2 id="reading-title" className="text-h3">
            {words.readingTitle}
          </h2>
          <div className="mt-6">
            <LinkCards cards={faqLinks(language)} />
          </div>
          <GoLink href={hrefOf(language, 'home')} className="mt-10">
            {ui.actions.home}
          </GoLink>
        </div>
      </section>
    </>
  );
}
