import { LinkList, type PartLink } from '@/components/ui/link-list';

type Props = {
  id: string;
  title: string;
  lead?: string;
  groups: readonly { title: string; links: readonly PartLink[] }[];
};

/** A heading with many links next to it, in folded groups. */
export function FoldedIndex({ id, title, lead, groups }: Props) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap grid-12">
        <div className="col-span-4">
          <h2 id={id} className="part-title">
            {title}
          </h2>
          {lead && <p className="mt-4 text-ink-700">{lead}</p>}
        </div>
        <div className="index col-span-8 max-lg:mt-4">
          <div className="faq native">
            {groups.map((group) => (
              <details key={group.title}>
                <summary>
                  <h3>{group.title}</h3>
                </summary>
                <LinkList links={group.links} linkClass="link" />
              </details>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
