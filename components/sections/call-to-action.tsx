import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { HeightProfile } from './height-profile';

type Link = { href: string; label: string };
export type CallToActionWords = {
  title: string;
  text: string;
  actions: readonly [Link, Link];
  facts: { title: string; rows: readonly { term: string; text: string; href?: string }[] };
};
type Props = CallToActionWords & { profile: ComponentProps<typeof HeightProfile> };

/** The call to action at the end of a page. The height profile joins it to the footer. */
export function CallToAction({ title, profile, facts, ...call }: Props) {
  return (
    <section className="on-blue section relative overflow-clip" aria-labelledby="call-title">
      <div className="wrap grid-12 relative pb-32 lg:pb-42">
        <div className="col-span-7">
          <h2 id="call-title" className="mb-5 max-w-[12.42em] text-h2">
            {title}
          </h2>
          <CallWays {...call} />
        </div>
        <div className="col-span-5 max-lg:mt-9">
          <QuickContact {...facts} />
        </div>
      </div>
      <HeightProfile {...profile} />
    </section>
  );
}

/** What to call about, and two buttons. */
export function CallWays({
  text,
  actions: [primary, secondary],
}: Pick<CallToActionWords, 'text' | 'actions'>) {
  return (
    <>
      <p className="lead max-w-[27.6em]">{text}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
        <ButtonLink href={secondary.href} variant="quiet">
          {secondary.label}
        </ButtonLink>
      </div>
    </>
  );
}

/** The company's contact facts. */
export function QuickContact({ title, rows }: CallToActionWords['facts']) {
  return (
    <>
      <h3 className="text-h3">{title}</h3>
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
