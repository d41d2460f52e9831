import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import type { ListedMessage } from '../store/list-messages.ts';

export type Format = 'list' | 'json' | 'csv';

const columns = [
  'id',
  'received',
  'language',
  ...contactFieldNames,
  'delivery',
  'attempts',
  'sent',
  'nextAttempt',
  'lastError',
  'spamScore',
  'spamReasons',
] as const;

type Row = Readonly<Record<(typeof columns)[number], string | number>>;

/** Formats messages for people (`list`), programs (`json`) or spreadsheets (`csv`). Times are UTC. */
export function formatMessages(messages: readonly ListedMessage[], format: Format): string {
  const rows = messages.map(toRow);
  if (format === 'json') return `${JSON.stringify(rows, undefined, 2)}\n`;
  if (format === 'csv') return formatCsv(rows);
  return rows.length === 0 ? 'No messages.\n' : rows.map(formatBlock).join('\n');
}

function toRow(message: ListedMessage): Row {
  return {
    id: message.id,
    received: formatTime(message.createdAt),
    language: message.language,
    ...message.fields,
    delivery: message.state,
    attempts: message.attempts,
    sent: formatTime(message.sentAt),
    nextAttempt: formatTime(message.nextAttemptAt),
    lastError: message.lastError ?? '',
    spamScore: message.spamScore,
    spamReasons: message.spamReasons.join(', '),
  };
}

function formatTime(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '' : new Date(milliseconds).toISOString();
}

/** Without it, Excel does not recognize UTF-8. */
const byteOrderMark = '\uFEFF';

function formatCsv(rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return byteOrderMark + lines.map((values) => `${values.map(quoteCell).join(',')}\r\n`).join('');
}

/**
 * Quotes a cell, so that a spreadsheet that separates by semicolons does not split it. An apostrophe keeps spreadsheets
 * from running text as a formula.
 */
function quoteCell(value: string | number): string {
  const text = String(value);
  const escaped = /^\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}

/** Formats a block of labelled lines, without empty values. */
function formatBlock(row: Row): string {
  const filled = columns.filter((column) => row[column] !== '');
  const width = Math.max(...columns.map((column) => column.length)) + 2;
  const indent = `\n${' '.repeat(width)}`;
  return filled
    .map((column) => `${column.padEnd(width)}${String(row[column]).replace(/\n(?!\n)/g, indent)}\n`)
    .join('');
}
