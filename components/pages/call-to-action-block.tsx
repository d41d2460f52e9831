import { CallToAction } from '@/components/sections/call-to-action';
import { contentIn } from '@/lib/content/content-in';
import { heightProfile } from '@/lib/geo/height-profile';
import { highestBetween } from '@/lib/geo/highest-between';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';

/** How far a city's name reaches to each side of its pole, in per cent of the profile's width. */
const nameReach = 5;

type Props = {
  language: Language;
  /** The list of services leads on to the locations, every other page to that list. */
  isOnServices?: boolean;
};

/** The call to action with the company's own facts; the same at the end of every page that sells something. */
export function CallToActionBlock({ language, isOnServices = false }: Props) {
  const { ui, company, cities } = contentIn(language);
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
          { term: contactFacts.phone, text: company.phone, href: `tel:${company.phoneDial}` },
          { term: contactFacts.email, text: company.email, href: `mailto:${company.email}` },
          { term: contactFacts.hours, text: company.supportHours },
          { term: contactFacts.reply, text: contactFacts.replyText },
        ],
      }}
      profile={{
        alt: callToAction.profileAlt,
        cities: cities.flatMap(({ slug, name }) => {
          const height = heightProfile[slug];
          return height
            ? [{ slug, name, ...height, ridge: highestBetween(height.x - nameReach, height.x + nameReach) }]
            : [];
        }),
      }}
    />
  );
}
