import type { ComponentProps } from 'react';
import { FoldedLinks } from './link-groups';

type Props = {
  id: string;
  title: string;
  lead?: string;
  groups: ComponentProps<typeof FoldedLinks>['groups'];
};

/** Many pages under one name: beside it they stand in groups, folded. What is true of the first and others is said once. */
export function FoldedIndex({ id, title, lead, groups }: Props) {
  const common = groups[0]?.note;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap grid-12">
        <div className="col-span-4">
          <h2 id={id} className="part-title">
            {title}
          </h2>
          {lead && <p className="mt-4 text-ink-700">{lead}</p>}
          {common && <p className="cap mt-2">{common}</p>}
        </div>
        <div className="index col-span-8 max-lg:mt-4">
          <FoldedLinks
            groups={groups.map(({ note, ...group }) => (note === common ? group : { ...group, note }))}
            level={3}
          />
        </div>
      </div>
    </section>
  );
}
