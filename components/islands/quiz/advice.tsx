import { Unbroken } from '@/components/ui/unbroken';

type Props = {
  title: string;
  /** What several recommendations follow from. */
  note: string;
  /** At least one. */
  items: readonly { readonly title: string; readonly text: string }[];
};

/** What a result recommends, most urgent first. */
export function Advice({ title, note, items }: Props) {
  return (
    <div>
      <h4 className="font-display font-semibold text-h3">{title}</h4>
      {items.length > 1 && <p className="mt-1 text-ink-700 text-sm">{note}</p>}
      <ol className="sheet-rows">
        {items.map(({ title: short, text }) => (
          <li key={text}>
            <b>{short}.</b>
            <p>
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
