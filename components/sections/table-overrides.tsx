import { Children, type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';

/**
 * Markdown overrides for a table. Narrow windows show each row as a block whose cells start with the column name; the
 * roles keep it a table for screen readers.
 *
 * @param body Markdown with at most one table
 */
export function tableOverrides(language: Language, body: string) {
  const [, head = ''] = /^\|(.+)\|\n\| ---/m.exec(body) ?? [];
  const columns = head.split('|').map((name) => labelled(language, name.trim()));
  return {
    table: { props: { role: 'table' } },
    thead: { props: { role: 'rowgroup' } },
    tbody: { props: { role: 'rowgroup' } },
    tr: {
      component: ({ children, ...row }: ComponentProps<'tr'>) => (
        <tr {...row}>{withColumnNames(children, columns)}</tr>
      ),
      props: { role: 'row' },
    },
    th: { props: { role: 'columnheader' } },
    td: { props: { role: 'cell' } },
  };
}

function withColumnNames(cells: ReactNode, columns: readonly string[]): ReactNode {
  return Children.map(cells, (cell, index) =>
    isValidElement<{ 'data-column'?: string | undefined }>(cell)
      ? cloneElement(cell, { 'data-column': columns[index] })
      : cell,
  );
}
