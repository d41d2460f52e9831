import { parseArgs } from 'node:util';
import type { Format } from './format-messages.ts';

export const help = `Usage: npm run messages -- [OPTIONS]

Shows the messages of the contact form, newest first, out of the database that DATABASE_URL names.

  --since AGE         only those of the last 90m, 12h, 7d or 2w
  --undelivered       only those that wait for a next attempt or were given up
  --held              only those that are held because they look like spam
  --json, --csv       for programs, for spreadsheets

One of these does something instead:

  --retry ID          delivers a message now: again, or although it is held
  --delete ID         deletes a message for good
  --backup FILE       copies the whole database into a new file, while the server runs
  --help              shows this
`;

const options = {
  help: { type: 'boolean' },
  since: { type: 'string' },
  undelivered: { type: 'boolean' },
  held: { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  retry: { type: 'string' },
  delete: { type: 'string' },
  backup: { type: 'string' },
} as const;

const actions = ['help', 'retry', 'delete', 'backup'] as const;
const exclusiveGroups = [['undelivered', 'held'], ['json', 'csv'], actions] as const;

export type Arguments = {
  action: 'list' | (typeof actions)[number];
  /** The message id or file that the action needs; else empty. */
  operand: string;
  /** The rest is for `list`. In milliseconds since 1970; 0 lists all messages. */
  since: number;
  only: 'undelivered' | 'held' | undefined;
  format: Format;
};

/** @throws Error on an unknown option, options that exclude each other, or an invalid age */
export function readArguments(args: readonly string[], now: number): Arguments {
  const { values } = parseArgs({ args: [...args], options });
  const given = Object.keys(options).filter((name) => name in values);
  const action = actions.find((name) => given.includes(name));
  const conflicting = [...exclusiveGroups, ...(action ? [given] : [])]
    .map((names) => names.filter((name) => given.includes(name)))
    .find((names) => names.length > 1);
  if (conflicting)
    throw new Error(`${conflicting.map((name) => `--${name}`).join(' and ')} do not go together.`);
  return {
    action: action ?? 'list',
    operand: values.retry ?? values.delete ?? values.backup ?? '',
    since: values.since === undefined ? 0 : now - parseAge(values.since),
    only: values.held ? 'held' : values.undelivered ? 'undelivered' : undefined,
    format: values.json ? 'json' : values.csv ? 'csv' : 'list',
  };
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Parses `90m`, `12h`, `7d` or `2w` to milliseconds. */
function parseAge(text: string): number {
  const [, count, unit = ''] = /^(\d+)([mhdw])$/.exec(text) ?? [];
  const length = units[unit];
  if (count === undefined || length === undefined)
    throw new Error(`"${text}" is no age: write 90m, 12h, 7d or 2w.`);
  return Number(count) * length;
}
