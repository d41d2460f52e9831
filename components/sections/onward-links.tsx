import type { ReactNode } from 'react';
import { FoldedLinks, type LinkGroup, PartName } from './link-groups';
import { SideHeaded } from './side-headed';

type Props = {
  title: string;
  /** The pages next to this one. */
  index: ReactNode;
  /** Three of the page's own kind, two of each other. */
  related: readonly LinkGroup[];
  /** Long lists, folded. */
  folded: readonly LinkGroup[];
  /** The sources, folded as well. */
  children: ReactNode;
};

/** Where to go on from a landing page: its neighbours, a line for each thing that can differ, long lists, sources. */
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
