import { z } from 'zod';
import { type ServiceChoice, serviceChoices } from '../../lib/contact/contact-fields.ts';

const wholeNumber = (min: number, max: number, expected: string) =>
  z.coerce.number(expected).int(expected).min(min, expected).max(max, expected);

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** A number of proxies, as opposed to their addresses. */
const proxyCount = /^\d{1,2}$/;
const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const isProxy = (text: string) => addressOrRange.safeParse(text).success && !text.endsWith('/0');

/** An address such as `hello@tamarackit.example`, or with a name: `Website <web@tamarackit.example>`. */
const isMailbox = (text: string) => z.email().safeParse(/<([^<>]*)>$/.exec(text)?.[1] ?? text).success;

const mailboxes = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((mailbox) => mailbox.trim()))])
  .refine(
    (all) => all.every(isMailbox),
    'expected email addresses, or names and <addresses>, separated by commas',
  )
  .default([]);

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'expected smtp://… or smtps://…',
});

/** Messages are confidential: without TLS they stay on this machine. `fetch` takes no credentials in a URL. */
function isWebhook(text: string): boolean {
  const { protocol, hostname = '', username, password } = URL.parse(text) ?? {};
  const isLoopback = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(hostname);
  return !username && !password && (protocol === 'https:' || (protocol === 'http:' && isLoopback));
}

/** `CONTACT_TO_MANAGED_IT` for `managed-it`. */
const variableOf = (choice: ServiceChoice) =>
  `CONTACT_TO_${choice.toUpperCase().replaceAll('-', '_')}` as const;

const serviceRecipients = Object.fromEntries(
  serviceChoices.map((choice) => [variableOf(choice), mailboxes]),
) as Record<ReturnType<typeof variableOf>, typeof mailboxes>;

/** Every variable with what it accepts; docs/operations.md says what each one does. */
const variables = z.object({
  PORT: wholeNumber(0, 65_535, 'expected a port from 0 to 65535').default(3000),
  HOST: z.string().default('127.0.0.1'),
  OUT: z.string().default('.releases/current'),
  CONTENT: z.string().default('content'),
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://www.tamarackit.example' })
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => proxyCount.test(text) || text.split(',').every(isProxy),
      'expected a number of proxies, or their addresses',
    )
    .transform((text) => (proxyCount.test(text) ? Number(text) : text.split(',')))
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  LOG_LEVEL: z.enum(logLevels, `expected one of ${logLevels.join(', ')}`).default('info'),
  DATABASE_URL: z
    .string()
    .regex(/^(?:sqlite:|postgres(?:ql)?:\/\/)./, 'expected sqlite:FILE or postgres://…')
    .default('sqlite:data/messages.db'),
  RETENTION_DAYS: wholeNumber(1, 36_500, 'expected a number of days from 1 to 36500').optional(),
  RATE_LIMIT_PER_HOUR: wholeNumber(0, 1_000_000, 'expected a number, 0 for no limit').default(20),
  RATE_LIMIT_TOTAL_PER_HOUR: wholeNumber(0, 1_000_000, 'expected a number, 0 for no limit').default(500),
  SPAM_ACTION: z.enum(['mark', 'hold'], 'expected mark or hold').default('mark'),
  SMTP_URL: smtpUrl.optional(),
  CONTACT_TO: mailboxes,
  ...serviceRecipients,
  /** Empty only where no mail is sent. */
  CONTACT_FROM: z
    .string()
    .refine(isMailbox, 'expected an email address, or a name and <address>')
    .default(''),
  CONFIRMATION_MAIL: z.enum(['on', 'off'], 'expected on or off').default('off'),
  WEBHOOK_URL: z
    .string()
    .refine(isWebhook, 'expected https://… without a password, or http:// and this machine')
    .optional(),
  WEBHOOK_SECRET: z
    .string()
    .min(16, 'expected at least 16 characters')
    .regex(
      /^(?!whsec_)|^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'expected at least 24 bytes in Base64 after whsec_',
    )
    .optional(),
  ALARM_TO: mailboxes,
  ALARM_SMTP_URL: smtpUrl.optional(),
  ALARM_AFTER_MINUTES: wholeNumber(1, 4 * 24 * 60, 'expected minutes, from 1 to 5760 (4 days)').default(60),
});

/** All settings of the server, under the names of their variables. */
export type Settings = z.output<typeof variables> &
  Partial<Record<ReturnType<typeof variableOf>, readonly string[]>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Error messages do not show the values of these variables: URLs may contain passwords. */
const isSecret = (name: string) => /_(?:SECRET|URL|TOKEN)$/.test(name);

/**
 * Reads all settings from environment variables. An empty variable counts as unset.
 *
 * @throws Error naming every invalid variable, what was expected and what was found
 */
export function readEnvironment(environment: Environment): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = variables.safeParse(set);
  const mistakes = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    return isSecret(name) ? `${name}  ${message}` : `${name}  ${message}, found "${set[name]}"`;
  });
  mistakes.push(...missingVariables(set), ...unknownServices(set));
  if (!result.success || mistakes.length > 0)
    throw new Error(['Please fix the environment:', ...mistakes].join('\n'));
  return result.data;
}

/** Variables that others require. */
function missingVariables(set: Environment): string[] {
  const needs = (name: string, why: string, ...others: string[]) =>
    others
      .filter((other) => set[name] !== undefined && set[other] === undefined)
      .map((other) => `${other}  is missing, and ${why} needs it: ${name} is set`);
  return [
    ...needs('SMTP_URL', 'mail', 'CONTACT_TO', 'CONTACT_FROM'),
    ...(set.CONFIRMATION_MAIL === 'on' ? needs('CONFIRMATION_MAIL', 'the confirmation', 'SMTP_URL') : []),
    ...needs('WEBHOOK_URL', 'the webhook', 'WEBHOOK_SECRET'),
    ...needs('WEBHOOK_SECRET', 'the webhook', 'WEBHOOK_URL'),
    ...needs(
      'ALARM_TO',
      'an alarm',
      'CONTACT_FROM',
      ...(set.ALARM_SMTP_URL === undefined ? ['SMTP_URL'] : []),
    ),
    ...needs('ALARM_SMTP_URL', 'an alarm', 'ALARM_TO'),
  ];
}

function unknownServices(set: Environment): string[] {
  const known = Object.keys(serviceRecipients);
  return Object.keys(set)
    .filter((name) => name.startsWith('CONTACT_TO_') && !known.includes(name))
    .map((name) => `${name}  is no service of the contact form: expected one of ${known.join(', ')}`);
}

/** Returns the mail recipients for a service: its own ones if set, else the general ones. */
export function recipientsFor(settings: Settings, service: string): readonly string[] {
  const choice = serviceChoices.find((each) => each === service);
  const own = choice && settings[variableOf(choice)];
  return own?.length ? own : settings.CONTACT_TO;
}
