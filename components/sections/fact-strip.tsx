import { Unbroken } from '@/components/ui/unbroken';

type Props = { label: string; facts: readonly { term: string; text: string }[] };

/** A strip of the page's key facts, across its full width. */
export function FactStrip({ label, facts }: Props) {
  return (
    <aside className="on-blue strip" aria-label={label}>
      <dl className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-8 gap-y-4 py-6">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="cap">{term}</dt>
            <dd className="mt-[3px] font-medium">
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
