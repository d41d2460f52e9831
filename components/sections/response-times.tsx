import Markdown from 'markdown-to-jsx/react';
import { GoLink } from '@/components/ui/go-link';
import { tableOverrides } from './table-overrides';

type Props = {
  title: string;
  /** A Markdown table. */
  table: string;
  /** Appends the language's colon to a name. */
  labelled: (name: string) => string;
  links: readonly { href: string; label: string }[];
};

/** How fast we work on what, and where a buyer reads on. */
export function ResponseTimes({ title, table, labelled, links }: Props) {
  return (
    <>
      <h3 className="text-h3">{title}</h3>
      <div className="priorities">
        <Markdown options={{ overrides: tableOverrides(table, labelled) }}>{table}</Markdown>
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <GoLink href={href}>{label}</GoLink>
          </li>
        ))}
      </ul>
    </>
  );
}
