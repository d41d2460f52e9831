import { stringify } from 'csv-stringify/sync';
import { stringify as toYaml } from 'yaml';
import { contactFieldNames } from '../../lib/contact/contact-fields.ts';
import type { ListedMessage } from '../store/list-messages.ts';

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

const formula = /^\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

type Row = Readonly<Record<(typeof columns)[number], string | number>>;

/** Formats messages for people (`list`), programs (`json`) or spreadsheets (`csv`). Times are UTC. */
export function formatMessages(messages: readonly ListedMessage[], format: 'list' | 'json' | 'csv'): string {
  const rows = messages.map(toRow);
  if (format === 'json') return `${JSON.stringify(rows, undefined, 2)}\n`;
  if (format === 'csv')
    return stringify(rows, {
      columns: [...columns],
      header: true,
      record_delimiter: 'windows',
      // Excel recognizes UTF-8 by it.
      bom: true,
      // A spreadsheet that separates by semicolons does not split a cell in quotes.
      quoted: true,
      quoted_empty: true,
      // Keeps spreadsheets from running text as a formula.
      cast: { string: (text) => (formula.test(text) ? `'${text}` : text) },
    });
  if (rows.length === 0) return 'No messages.\n';
  const filled = rows.map((row) => Object.entries(row).filter(([, value]) => value !== ''));
  return filled.map((entries) => toYaml(Object.fromEntries(entries), { lineWidth: 0 })).join('\n');
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
