import { ButtonLink } from '@/components/ui/button-link';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { HeightProfile } from './height-profile';

type Props = {
  language: Language;
  /** Set on the services page, which links to the locations instead of to itself. */
  isOnServices?: boolean | undefined;
};

/** The call to action at the end of a page. The height profile joins it to the footer. */
export function CallToAction({ language, isOnServices }: Props) {
  return (
    <section className="on-blue section relative overflow-clip" aria-labelledby="call-title">
      <div className="wrap grid-12 relative pb-32 lg:pb-42">
        <div className="col-span-7">
          <h2 id="call-title" className="mb-5 max-w-[12.42em] text-h2">
            {contentIn(language).ui.callToAction.title}
          </h2>
          <CallWays language={language} isOnServices={isOnServices} />
        </div>
        <div className="col-span-5 max-lg:mt-9">
          <QuickContact language={language} />
        </div>
      </div>
      <HeightProfile language={language} />
    </section>
  );
}

/** What to call about, and two buttons. */
export function CallWays({ language, isOnServices = false }: Props) {
  const { callToAction, actions } = contentIn(language).ui;
  return (
    <>
      <p className="lead max-w-[27.6em]">{callToAction.text}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={hrefOf(language, 'contact')}>{actions.contactUs}</ButtonLink>
        <ButtonLink href={hrefOf(language, isOnServices ? 'locations' : 'services')} variant="quiet">
          {isOnServices ? actions.viewAllLocations : actions.exploreServices}
        </ButtonLink>
      </div>
    </>
  );
}

/** The company's contact facts. */
export function QuickContact({ language }: { language: Language }) {
  const { ui, company } = contentIn(language);
  const { contactFacts: words } = ui;
  const rows = [
    { term: words.email, text: company.email, href: `mailto:${company.email}` },
    { term: words.phone, text: company.phone, href: `tel:${company.phoneDial}` },
    { term: words.support, text: company.supportHours },
    { term: words.reply, text: words.replyText },
  ];
  return (
    <>
      <h3 className="text-h3">{words.title}</h3>
      <dl className="mt-4 border-blue-500 border-t">
        {rows.map(({ term, text, href }) => (
          <div key={term} className="flex flex-wrap gap-x-4 border-blue-500 border-b py-2.5">
            <dt className="w-24 text-blue-200 lg:max-xl:in-[.split]:w-full">{term}</dt>
            <dd className="flex-[1_1_min-content] wrap-anywhere font-medium has-[a]:flex-auto">
              {href ? (
                <a className="link" href={href}>
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
