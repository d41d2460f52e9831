import { CallToAction } from '@/components/sections/call-to-action';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { profileOf } from './profile-of';

type Props = {
  language: Language;
  /** The list of services leads on to the locations, every other page to that list. */
  isOnServices?: boolean;
  /** Where the form, with the same facts, stands between it and the footer. */
  formFollows?: boolean;
};

/** The call to action with the company's own facts; the same at the end of every page that sells something. */
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
      isShortOnPhone={formFollows}
      facts={{
        title: contactFacts.title,
        rows: [
          { term: contactFacts.phone, text: company.phone, href: `tel:${company.phoneDial}` },
          { term: contactFacts.email, text: company.email, href: `mailto:${company.email}` },
          { term: contactFacts.hours, text: company.supportHours },
          { term: contactFacts.reply, text: contactFacts.replyText },
        ],
      }}
      {...(formFollows ? {} : { profile: profileOf(language) })}
    />
  );
}
