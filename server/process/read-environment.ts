import { isIP } from 'node:net';
import { z } from 'zod';
import {
  deliveryMistakes,
  deliverySettings,
  deliveryVariables,
  serviceRecipients,
  wholeNumber,
} from './delivery-settings.ts';

/** A number of proxies, as opposed to their addresses. */
const proxyCount = /^\d{1,2}$/;

/** Matches `192.0.2.1` or `10.0.0.0/8`, and IPv6. */
function isAddressOrRange(text: string): boolean {
  const [, address = text, bits = '1'] = /^(.*)\/(\d{1,3})$/.exec(text) ?? [];
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number(bits) >= 1 && Number(bits) <= maxBits;
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** Error messages do not show the values of these variables: URLs may contain passwords. */
const isSecret = (name: string) => /_(?:SECRET|URL|TOKEN)$/.test(name);

const serverVariables = z.object({
  PORT: wholeNumber(0, 65_535, 'expected a port from 0 to 65535').default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  OUT: z.string().min(1).default('.releases/current'),
  CONTENT: z.string().min(1).default('content'),
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://www.tamarackit.example' })
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(?:sqlite:|postgres(?:ql)?:\/\/)./, 'expected sqlite:FILE or postgres://…')
    .default('sqlite:data/messages.db'),
  RETENTION_DAYS: wholeNumber(1, 36_500, 'expected a number of days from 1 to 36500').optional(),
  RATE_LIMIT_PER_HOUR: wholeNumber(0, 1_000_000, 'expected a number, 0 for no limit').default(20),
  RATE_LIMIT_TOTAL_PER_HOUR: wholeNumber(0, 1_000_000, 'expected a number, 0 for no limit').default(500),
  SPAM_ACTION: z.enum(['mark', 'hold'], 'expected mark or hold').default('mark'),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => proxyCount.test(text) || text.split(',').every(isAddressOrRange),
      'expected a number of proxies, or their addresses',
    )
    .transform((text) => (proxyCount.test(text) ? Number(text) : text.split(',')))
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  LOG_LEVEL: z.enum(logLevels, `expected one of ${logLevels.join(', ')}`).default('info'),
});

const schema = z.intersection(z.intersection(serverVariables, deliveryVariables), serviceRecipients);

/** All settings of the server. */
export type Settings = ReturnType<typeof settingsOf>;

/**
 * Reads all settings from environment variables. An empty variable counts as unset.
 *
 * @throws Error naming every invalid variable, what was expected and what was found
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  const mistakes = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = path.join('.');
    return isSecret(name) ? `${name}  ${message}` : `${name}  ${message}, found "${set[name]}"`;
  });
  mistakes.push(...deliveryMistakes(set));
  if (!result.success || mistakes.length > 0)
    throw new Error(['Please fix the environment:', ...mistakes].join('\n'));
  return settingsOf(result.data);
}

function settingsOf(variables: z.output<typeof schema>) {
  return {
    /** The folder of the export, or a link to it, which is followed when it changes. */
    root: variables.OUT,
    /** The content folder. */
    content: variables.CONTENT,
    port: variables.PORT,
    host: variables.HOST,
    /** The public origin; defaults to the one in `company.yaml`. */
    siteOrigin: variables.SITE_ORIGIN,
    databaseUrl: variables.DATABASE_URL,
    /** How long delivered messages are kept; defaults to the limit in the privacy policy. */
    retentionDays: variables.RETENTION_DAYS,
    ...deliverySettings(variables),
    /** Messages per address; 0 for no limit. */
    postsPerHour: variables.RATE_LIMIT_PER_HOUR,
    /** Messages of all addresses; 0 for no limit. */
    totalPostsPerHour: variables.RATE_LIMIT_TOTAL_PER_HOUR,
    /** What to do with messages that look like spam. */
    spamAction: variables.SPAM_ACTION,
    /** The number of proxies in front of the server, or their addresses. */
    trustProxy: variables.TRUST_PROXY,
    metricsToken: variables.METRICS_TOKEN,
    logLevel: variables.LOG_LEVEL,
  };
}
