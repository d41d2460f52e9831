import Markdown from 'markdown-to-jsx/react';
import type { ComponentProps } from 'react';
import { GoLinks } from '@/components/ui/go-links';
import { tableOverrides } from './table-overrides';

type Props = ComponentProps<typeof GoLinks> & {
  title: string;
  /** A Markdown table. */
  table: string;
  /** Appends the language's colon to a name. */
  labelled: (name: string) => string;
};

/** How fast we work on what, and where a buyer reads on. */
export function ResponseTimes({ title, table, labelled, links }: Props) {
  return (
    <>
      <h3 className="text-h3">{title}</h3>
      <div className="priorities">
        <Markdown options={{ overrides: tableOverrides(table, labelled) }}>{table}</Markdown>
      </div>
      <GoLinks links={links} />
    </>
  );
}
