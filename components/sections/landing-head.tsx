import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';

type Props = {
  crumbs: ReactNode;
  title: string;
  lead: string;
  phone: { number: string; dial: string; desk?: string };
  consultation: { href: string; label: string };
  inShort: { title: string; facts: readonly { term: string; text: string }[] };
};

/** The head of a landing page: what it is about, two ways to act, and the three facts that differ here. */
export function LandingHead({ crumbs, title, lead, phone, consultation, inShort }: Props) {
  return (
    <div className="wrap pt-8 pb-16 lg:pt-10 lg:pb-24">
      {crumbs}
      <div className="grid-12 mt-8 items-start lg:mt-12">
        <div className="col-span-7">
          <h1 className="max-w-[18ch] text-h1">{title}</h1>
          <p className="lead mt-6 max-w-[52ch]">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <PhoneLink {...phone} className="btn btn-primary" />
            <ButtonLink href={consultation.href} look="quiet">
              {consultation.label}
            </ButtonLink>
          </div>
        </div>
        <aside className="aside col-span-4 col-start-9 p-7 max-lg:mt-12" aria-labelledby="in-short">
          <h2 id="in-short" className="text-h3">
            {inShort.title}
          </h2>
          <dl className="mt-3">
            {inShort.facts.map(({ term, text }) => (
              <div key={term} className="border-line-200 border-t py-3 first:border-0">
                <dt className="cap">{term}</dt>
                <dd className="mt-0.5 font-medium leading-snug">{text}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </div>
  );
}
