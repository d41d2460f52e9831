import { FaqBrowser } from '@/components/islands/faq/faq-browser';
import { LinkCards } from '@/components/sections/link-cards';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { faqPage } from '@/lib/seo/json-ld/faq-page';
import { faqLinks } from './popular-links';
import { SafeIsland } from './safe-island';

/** The FAQ with its filter, how to ask a person, and three links to further pages. */
export function FaqBlock({ page }: { page: Page }) {
  const { language } = page;
  const { faq, homePage, ui } = contentIn(language);
  return (
    <>
      <section className="section" id="faq" aria-labelledby="faq-title">
        <div className="wrap">
          <SafeIsland page={page}>
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
            />
          </SafeIsland>
          <div className="grid-12 pt-5">
            <div className="col-span-4">
              <h3 className="text-h3">{ui.faq.stillTitle}</h3>
              <p className="mt-1 text-ink-700">{ui.faq.stillText}</p>
              <p className="intro-ways">
                <PhoneLink {...phoneOf(page)} className="btn btn-quiet" />
                <a className="link" href={hrefOf(language, 'contact')}>
                  {ui.faq.stillConsultation}
                </a>
              </p>
            </div>
            <div className="col-span-8 max-lg:mt-5">
              <LinkCards cards={faqLinks(language)} />
            </div>
          </div>
        </div>
      </section>
      <JsonLd data={faqPage(language, faq.items)} />
    </>
  );
}
