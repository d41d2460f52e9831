import { Children, type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';

/**
 * How a table of a Markdown text is shown. On narrow screens each row is a block of its own, where every cell begins with
 * the name of its column; the roles keep it a table for screen readers there.
 *
 * @param body with at most one table
 * @param labelled puts the language's colon behind a name
 */
export function tableOverrides(body: string, labelled: (name: string) => string) {
  const [, head = ''] = /^\|(.+)\|\n\| ---/m.exec(body) ?? [];
  const columns = head.split('|').map((name) => labelled(name.trim()));
  return {
    table: { props: { role: 'table' } },
    thead: { props: { role: 'rowgroup' } },
    tbody: { props: { role: 'rowgroup' } },
    tr: {
      component: ({ children, ...row }: ComponentProps<'tr'>) => <tr {...row}>{named(children, columns)}</tr>,
      props: { role: 'row' },
    },
    th: { props: { role: 'columnheader' } },
    td: { props: { role: 'cell' } },
  };
}

function named(cells: ReactNode, columns: readonly string[]): ReactNode {
  return Children.map(cells, (cell, index) =>
    isValidElement<{ 'data-column'?: string | undefined }>(cell)
      ? cloneElement(cell, { 'data-column': columns[index] })
      : cell,
  );
}
