import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';

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
    <div className="relative flex border-line-300 border-b xl:min-h-[760px]">
      <div className="wrap grid-12">
        <div className="col-span-5 flex h-full flex-col max-xl:col-span-full pt-8 pb-10 lg:pt-10 xl:pr-4 xl:pb-14">
          {crumbs}
          <h1 className="mt-8 text-h1 lg:mt-12">{title}</h1>
          <p className="lead mt-6 max-w-[40ch]">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={actions.contact.href}>{actions.contact.label}</ButtonLink>
            <PhoneLink {...actions.phone} className="btn btn-quiet" />
          </div>
          <div className="-mx-5 mt-10 md:-mx-10 xl:absolute xl:inset-y-0 xl:right-0 xl:left-[max(42vw,calc(50vw-120px))] xl:mx-0 xl:mt-0 xl:overflow-clip xl:border-night-800 xl:border-l">
            <picture className="contents">
              <source media="(width < 80rem)" srcSet={map.small} width="760" height="680" />
              <img
                className="w-full xl:h-full xl:object-cover"
                src={map.src}
                alt={map.alt}
                width="1080"
                height="1040"
                fetchPriority="high"
              />
            </picture>
            <span className="neat-edge max-xl:hidden" />
          </div>
          <dl className="facts mt-10 xl:mt-auto xl:pt-12">
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
