import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button-link';
import { PhoneLink } from '../ui/phone-link';

type Props = {
  crumbs: ReactNode;
  title: string;
  lead: string;
  actions: { contact: { href: string; label: string }; phone: { number: string; dial: string } };
  map: { src: string; small: string; alt: string };
  facts: readonly { term: string; text: ReactNode }[];
};

/** The head of a city page: text and facts at the left, the map running off the right edge. */
export function CityHead({ crumbs, title, lead, actions, map, facts }: Props) {
  return (
    <div className="relative flex border-line-300 border-b lg:min-h-[760px]">
      <div className="wrap grid-12">
        <div className="col-span-5 flex h-full flex-col pt-8 pb-10 lg:pt-10 lg:pr-4 lg:pb-14">
          {crumbs}
          <h1 className="mt-8 text-h1 lg:mt-16">{title}</h1>
          <p className="lead mt-6 max-w-[40ch]">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={actions.contact.href}>{actions.contact.label}</ButtonLink>
            <PhoneLink {...actions.phone} className="btn btn-quiet" />
          </div>
          <div className="-mx-5 mt-10 md:-mx-10 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[max(42vw,calc(50vw-120px))] lg:mx-0 lg:mt-0 lg:overflow-clip lg:border-night-800 lg:border-l">
            <picture className="contents">
              <source media="(width < 64rem)" srcSet={map.small} width="760" height="680" />
              <img
                className="w-full lg:h-full lg:object-cover lg:object-[40%_50%]"
                src={map.src}
                alt={map.alt}
                width="1200"
                height="1040"
                fetchPriority="high"
              />
            </picture>
            <span className="neat-edge max-lg:hidden" />
          </div>
          <dl className="facts mt-10 lg:mt-auto lg:pt-12">
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
