import { Unbroken } from './unbroken';

type Props = { items: readonly string[]; className: string };

/** A list of texts: `ruled` with hairlines between them, `statements` also in two columns where there is room. */
export function TextList({ items, className }: Props) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <Unbroken text={item} />
        </li>
      ))}
    </ul>
  );
}
