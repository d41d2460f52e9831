import type { ReactNode } from 'react';
import { FoldedLinks, type LinkGroup, PartName } from './link-groups';
import { SideHeaded } from './side-headed';

type Props = {
  title: string;
  /** Links to the neighbouring pages. */
  index: ReactNode;
  related: readonly LinkGroup[];
  /** Long lists, which are folded. */
  folded: readonly LinkGroup[];
  /** The page's sources. */
  children: ReactNode;
};

/** The links at the end of a landing page: neighbours, related pages, long folded lists, sources. */
export function OnwardLinks({ title, index, related, folded, children }: Props) {
  return (
    <SideHeaded id="related" title={title} ground="mist">
      <div className="related">
        {index}
        <nav aria-label={title}>
          <dl>
            {related.map(({ title: term, links }) => (
              <div key={term}>
                <dt>{term}</dt>
                {links.map(({ href, ...name }) => (
                  <dd key={href}>
                    <a className="link" href={href}>
                      <PartName {...name} />
                    </a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </nav>
        {folded.length > 0 && <FoldedLinks groups={folded} />}
        {children}
      </div>
    </SideHeaded>
  );
}
