import { GoLink } from './go-link';

type Props = { links: readonly { href: string; label: string }[] };

/** Links with arrows, an even number in two columns where there is room. */
export function GoLinks({ links }: Props) {
  return (
    <ul className={`mt-6 grid gap-x-8 gap-y-3 ${links.length % 2 === 0 ? 'sm:grid-cols-2' : ''}`}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <GoLink href={href}>{label}</GoLink>
        </li>
      ))}
    </ul>
  );
}
