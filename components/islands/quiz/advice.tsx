import { Unbroken } from '@/components/ui/unbroken';

type Props = {
  title: string;
  /** At least one. */
  items: readonly { readonly title: string; readonly text: string }[];
};

/** What a result recommends, most urgent first. */
export function Advice({ title, items }: Props) {
  return (
    <div>
      <h4 className="font-display font-semibold text-h3">{title}</h4>
      <ol className="advice">
        {items.map(({ title: short, text }) => (
          <li key={text}>
            <b>{short}.</b> <Unbroken text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}
