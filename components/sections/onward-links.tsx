import { FoldedLinks, type LinkGroup, LinkGroups } from './link-groups';

type Props = {
  label: string;
  /** Three of the page's own kind, two of each other. */
  related: readonly LinkGroup[];
  /** Long lists, folded. */
  folded: readonly LinkGroup[];
};

/** Where to go on from a landing page. */
export function OnwardLinks({ label, related, folded }: Props) {
  return (
    <div className="section bg-mist">
      <div className="wrap grid gap-8">
        <nav aria-label={label}>
          <LinkGroups groups={related} />
        </nav>
        {folded.length > 0 && <FoldedLinks groups={folded} level={2} />}
      </div>
    </div>
  );
}
