import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import type { ListedMessage } from '../store/list-messages.ts';

export type Format = 'list' | 'json' | 'csv';

/** What is shown of a message, in this order. */
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
  'unreadable',
  'spamScore',
  'spamReasons',
] as const;

type Row = Readonly<Record<(typeof columns)[number], string | number>>;

/** Messages for people (`list`), programs (`json`) or spreadsheets (`csv`). Times are UTC. */
export function formatMessages(messages: readonly ListedMessage[], format: Format): string {
  const rows = messages.map(rowOf);
  if (format === 'json') return `${JSON.stringify(rows, undefined, 2)}\n`;
  if (format === 'csv') return csvOf(rows);
  return rows.length === 0 ? 'No messages.\n' : rows.map(blockOf).join('\n');
}

function rowOf(message: ListedMessage): Row {
  return {
    id: message.id,
    received: timeOf(message.createdAt),
    language: message.language,
    ...message.fields,
    delivery: message.state,
    attempts: message.attempts,
    sent: timeOf(message.sentAt),
    nextAttempt: timeOf(message.nextAttemptAt),
    lastError: message.lastError ?? '',
    unreadable: message.unreadable ?? '',
    spamScore: message.spamScore,
    spamReasons: message.spamReasons.join(', '),
  };
}

function timeOf(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '' : new Date(milliseconds).toISOString();
}

/** Without the mark at the beginning, Excel takes UTF-8 for another encoding. */
const byteOrderMark = '\uFEFF';

function csvOf(rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return byteOrderMark + lines.map((values) => `${values.map(cellOf).join(',')}\r\n`).join('');
}

/**
 * A value that a spreadsheet would take for a formula gets an apostrophe before it. Every cell is quoted, so that a
 * spreadsheet that separates by semicolons finds no second cell in one, either.
 */
function cellOf(value: string | number): string {
  const text = String(value);
  const harmless = /^\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A block of labelled lines; what is empty is left out. */
function blockOf(row: Row): string {
  const filled = columns.filter((column) => row[column] !== '');
  const width = Math.max(...columns.map((column) => column.length)) + 2;
  const indent = `\n${' '.repeat(width)}`;
  return filled
    .map((column) => `${column.padEnd(width)}${String(row[column]).replace(/\n(?!\n)/g, indent)}\n`)
    .join('');
}
