import { CallToAction, type CallToActionWords } from '@/components/sections/call-to-action';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { heightProfileOf } from './height-profile-of';

type Props = {
  language: Language;
  /** Set on the services page, which links to the locations instead of to itself. */
  isOnServices?: boolean;
};

/** The call to action with the company's contact facts, for the end of a page. */
export function CallToActionBlock({ language, isOnServices }: Props) {
  return <CallToAction {...callToActionOf(language, isOnServices)} profile={heightProfileOf(language)} />;
}

/** The words of the call to action, also of the one beside the contact form. */
export function callToActionOf(language: Language, isOnServices = false): CallToActionWords {
  const { ui, company } = contentIn(language);
  const { contactFacts, callToAction, actions } = ui;
  return {
    title: callToAction.title,
    text: callToAction.text,
    actions: [
      { href: hrefOf(language, 'contact'), label: actions.contactUs },
      isOnServices
        ? { href: hrefOf(language, 'locations'), label: actions.viewAllLocations }
        : { href: hrefOf(language, 'services'), label: actions.exploreServices },
    ],
    facts: {
      title: contactFacts.title,
      rows: [
        { term: contactFacts.email, text: company.email, href: `mailto:${company.email}` },
        { term: contactFacts.phone, text: company.phone, href: `tel:${company.phoneDial}` },
        { term: contactFacts.support, text: company.supportHours },
        { term: contactFacts.reply, text: contactFacts.replyText },
      ],
    },
  };
}
