import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { HeightProfile } from './height-profile';

type Link = { href: string; label: string };
type Props = {
  title: string;
  text: string;
  actions: readonly [Link, Link];
  facts: { title: string; rows: readonly { term: string; text: string; href?: string }[] };
  /** Set if the footer follows. */
  profile?: ComponentProps<typeof HeightProfile>;
};

/** The call to action. At the end of a page, the height profile joins it to the footer. */
export function CallToAction({ title, text, actions: [primary, secondary], facts, profile }: Props) {
  return (
    <section className="on-blue section relative overflow-clip" aria-labelledby="call-title">
      <div className={`wrap grid-12 relative ${profile ? 'pb-24 lg:pb-32' : ''}`}>
        <div className="col-span-7">
          <h2 id="call-title" className="max-w-[12.42em] text-h2">
            {title}
          </h2>
          <p className="lead mt-5 max-w-[27.6em]">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
            <ButtonLink href={secondary.href} look="quiet">
              {secondary.label}
            </ButtonLink>
          </div>
        </div>
        <div className="col-span-5 max-lg:mt-9">
          <h3 className="text-h3">{facts.title}</h3>
          <dl className="mt-4 border-blue-500 border-t">
            {facts.rows.map(({ term, text: fact, href }) => (
              <div key={term} className="flex flex-wrap gap-x-4 border-blue-500 border-b py-2.5">
                <dt className="w-24 text-blue-200">{term}</dt>
                <dd className="flex-[1_1_min-content] wrap-anywhere font-medium">
                  {href ? (
                    <a className="link" href={href}>
                      {fact}
                    </a>
                  ) : (
                    fact
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {profile && <HeightProfile {...profile} />}
    </section>
  );
}
