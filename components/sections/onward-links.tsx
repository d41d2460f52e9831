import type { ReactNode } from 'react';
import { type LinkGroup, LinkList, PartName } from './link-groups';
import { SideHeaded } from './side-headed';

type Props = {
  title: string;
  related: readonly LinkGroup[];
  /** Longer lists: answers to common questions, all pages around this one. */
  lists: readonly LinkGroup[];
  /** The page's sources. */
  children: ReactNode;
};

/** The links at the end of a landing page: related pages, long lists, sources. */
export function OnwardLinks({ title, related, lists, children }: Props) {
  return (
    <SideHeaded id="related" title={title} ground="mist">
      <div className="related grid gap-7">
        <nav aria-label={title}>
          <dl className="max-sm:text-[0.9375rem]">
            {related.map(({ title: term, links }) => (
              <div key={term} className="border-line-200 border-t py-[9px]">
                <dt className="text-ink-700">{term}</dt>
                {links.map(({ href, ...name }) => (
                  <dd key={href} className="mr-5 inline-block">
                    <a className="link" href={href}>
                      <PartName {...name} />
                    </a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </nav>
        {lists.map(({ title: heading, links }) => (
          <div key={heading} className="link-columns border-line-300 border-t pt-4">
            <h3 className="text-h3">{heading}</h3>
            <LinkList links={links} />
          </div>
        ))}
        {children}
      </div>
    </SideHeaded>
  );
}
