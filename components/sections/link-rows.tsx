import { type PartLink, partName } from '@/components/ui/link-list';

type Props = {
  links: readonly PartLink[];
  /** Set for long labels, which take the whole width of a phone. */
  isLong?: boolean;
};

/** Links in two columns with rules between the rows. */
export function LinkRows({ links, isLong = false }: Props) {
  return (
    <ul
      className={`ruled tight grid gap-x-8 ${isLong ? 'sm:grid-cols-2 xl:grid-cols-3' : 'in-pairs max-sm:text-sm'}`}
    >
      {links.map(({ href, ...name }) => (
        <li key={href}>
          <a href={href}>
            <span className="inline-block max-w-full first-letter:uppercase">{partName(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
