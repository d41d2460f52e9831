import { contentIn } from '@/lib/content/content-in';
import { priorityColumns } from '@/lib/content/schemas/buyer-questions';
import type { Language } from '@/lib/i18n/languages';

type Column = (typeof priorityColumns)[number];

/** The response times by priority as a Markdown table with the given columns; all of them by default. */
export function priorityTable(language: Language, columns: readonly Column[] = priorityColumns): string {
  const { buyerQuestions } = contentIn(language);
  const rowOf = (cells: Record<Column, string>) =>
    `| ${columns.map((column) => cells[column]).join(' | ')} |`;
  const rule = `| ${columns.map(() => '---').join(' | ')} |`;
  return [rowOf(buyerQuestions.columns), rule, ...buyerQuestions.priorities.map(rowOf)].join('\n');
}
