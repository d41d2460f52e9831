import { isIP } from 'node:net';
import { z } from 'zod';
import {
  deliveryMistakes,
  deliverySettings,
  deliveryVariables,
  serviceRecipients,
} from './delivery-settings.ts';

const wholeNumber = (min: number, max: number, expected: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((number) => number >= min && number <= max, expected);

const sqlite = /^sqlite:.+/;
const postgres = /^postgres(?:ql)?:\/\/.+/;

const count = /^\d{1,2}$/;

/** `192.0.2.1` or `10.0.0.0/8`, IPv6 as well. */
function isAddressOrRange(text: string): boolean {
  const [, address = text, bits = '1'] = /^(.*)\/(\d{1,3})$/.exec(text) ?? [];
  const mostBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number(bits) >= 1 && Number(bits) <= mostBits;
}

const messageKey = /^[\w+/-]{43}=?$/;

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** Hold passwords: a mistake in them is reported without showing them. */
const secrets: ReadonlySet<string> = new Set([
  'CONTACT_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'ALARM_SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'MESSAGE_KEYS',
]);

const serverVariables = z.object({
  PORT: wholeNumber(0, 65_535, 'expected a port from 0 to 65535').default(3000),
  HOST: z.string().min(1).default('localhost'),
  OUT: z.string().min(1).default('.releases/current'),
  CONTENT: z.string().min(1).default('content'),
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://www.tamarackit.example' })
    .optional(),
  DATABASE_URL: z
    .string()
    .refine((url) => sqlite.test(url) || postgres.test(url), 'expected sqlite:FILE or postgres://…')
    .default('sqlite:data/messages.db'),
  MESSAGE_KEYS: z
    .string()
    .refine(
      (text) => text.split(',').every((key) => messageKey.test(key)),
      'expected keys of 32 bytes in Base64 with a comma between them: "openssl rand -base64 32" makes one',
    )
    .transform((text) => text.split(',').map((key) => Buffer.from(key, 'base64')))
    .default([]),
  RETENTION_DAYS: wholeNumber(1, 36_500, 'expected a number of days from 1 to 36500').optional(),
  RATE_LIMIT_PER_HOUR: wholeNumber(0, 1_000_000, 'expected a number, 0 for no limit').default(20),
  RATE_LIMIT_TOTAL_PER_HOUR: wholeNumber(0, 1_000_000, 'expected a number, 0 for no limit').default(500),
  SPAM_ACTION: z.enum(['mark', 'hold'], 'expected mark or hold').default('mark'),
  CONTACT_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => count.test(text) || text.split(',').every(isAddressOrRange),
      'expected a number of proxies, or their addresses',
    )
    .transform((text) => (count.test(text) ? Number(text) : text.split(',')))
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  LOG_LEVEL: z.enum(logLevels, `expected one of ${logLevels.join(', ')}`).default('info'),
});

const schema = z.intersection(z.intersection(serverVariables, deliveryVariables), serviceRecipients);

/** Everything that can be set about the server. */
export type Settings = ReturnType<typeof settingsOf>;

/**
 * Reads every setting of the server. An empty variable counts as one that is not set.
 *
 * @throws Error naming every variable that is wrong, what was expected and what was found.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  const mistakes = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    return secrets.has(name) ? `${name}  ${message}` : `${name}  ${message}, found "${set[name]}"`;
  });
  mistakes.push(...deliveryMistakes(set));
  if (!result.success || mistakes.length > 0)
    throw new Error(['Please fix the environment:', ...mistakes].join('\n'));
  return settingsOf(result.data);
}

function settingsOf(variables: z.output<typeof schema>) {
  return {
    /** The folder of the export, or a link to it that is followed when it changes. */
    root: variables.OUT,
    /** The folder that holds the words. */
    content: variables.CONTENT,
    port: variables.PORT,
    host: variables.HOST,
    /** The public origin; undefined stands for the one in `company.yaml`. */
    siteOrigin: variables.SITE_ORIGIN,
    databaseUrl: variables.DATABASE_URL,
    /** Stored messages are encrypted with the first one; all of them decrypt. None: they are stored as they are. */
    messageKeys: variables.MESSAGE_KEYS,
    /** How long a delivered message is kept; undefined stands for as long as the privacy policy says. */
    retentionDays: variables.RETENTION_DAYS,
    ...deliverySettings(variables),
    /** Messages of one address; 0 for no limit at all. */
    postsPerHour: variables.RATE_LIMIT_PER_HOUR,
    /** Messages of everybody together; 0 for no limit. */
    totalPostsPerHour: variables.RATE_LIMIT_TOTAL_PER_HOUR,
    /** What happens to a message that looks like spam. */
    spamAction: variables.SPAM_ACTION,
    /** Signs what the form is given; undefined: a key of the messages, else the address of the database. */
    contactSecret: variables.CONTACT_SECRET,
    /** How many proxies stand before the server, or their addresses. */
    trustProxy: variables.TRUST_PROXY,
    metricsToken: variables.METRICS_TOKEN,
    logLevel: variables.LOG_LEVEL,
  };
}
