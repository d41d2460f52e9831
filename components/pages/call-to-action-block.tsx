import { CallToAction } from '@/components/sections/call-to-action';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { heightProfileOf } from './height-profile-of';

type Props = {
  language: Language;
  /** Set on the services page, which links to the locations instead of to itself. */
  isOnServices?: boolean;
  /** Set if the contact form follows before the footer. */
  formFollows?: boolean;
};

/** The call to action with the company's contact facts, for the end of a page. */
export function CallToActionBlock({ language, isOnServices = false, formFollows = false }: Props) {
  const { ui, company } = contentIn(language);
  const { contactFacts, callToAction, actions } = ui;
  return (
    <CallToAction
      title={callToAction.title}
      text={callToAction.text}
      actions={[
        { href: hrefOf(language, 'contact'), label: actions.contactUs },
        isOnServices
          ? { href: hrefOf(language, 'locations'), label: actions.viewAllLocations }
          : { href: hrefOf(language, 'services'), label: actions.exploreServices },
      ]}
      facts={{
        title: contactFacts.title,
        rows: [
          { term: contactFacts.email, text: company.email, href: `mailto:${company.email}` },
          { term: contactFacts.phone, text: company.phone, href: `tel:${company.phoneDial}` },
          { term: contactFacts.support, text: company.supportHours },
          { term: contactFacts.reply, text: contactFacts.replyText },
        ],
      }}
      {...(formFollows ? {} : { profile: heightProfileOf(language) })}
    />
  );
}
