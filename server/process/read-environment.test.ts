import { createApp } from '../http/create-app.ts';
import { createLog } from './create-log.ts';
import { readEnvironment } from './read-environment.ts';

it('has a default for everything', () => {
  expect(readEnvironment({})).toEqual({
    root: '.releases/current',
    content: 'content',
    port: 3000,
    host: '127.0.0.1',
    siteOrigin: undefined,
    databaseUrl: 'sqlite:data/messages.db',
    retentionDays: undefined,
    smtp: undefined,
    webhook: undefined,
    alarm: { after: 60 * 60_000, mail: undefined },
    postsPerHour: 20,
    totalPostsPerHour: 500,
    spamAction: 'mark',
    trustProxy: undefined,
    metricsToken: undefined,
    logLevel: 'info',
  });
});

it('reads every variable', () => {
  const variables = {
    OUT: '/srv/out',
    CONTENT: '/srv/content',
    PORT: '8080',
    HOST: '0.0.0.0',
    SITE_ORIGIN: 'https://www.tamarackit.example',
    DATABASE_URL: 'postgres://site@db/messages',
    RETENTION_DAYS: '365',
    SMTP_URL: 'smtps://user:secret@mail.example',
    CONTACT_TO: 'hello@tamarackit.example, Office <office@tamarackit.example>',
    CONTACT_TO_MANAGED_IT: 'desk@tamarackit.example',
    CONTACT_FROM: 'Website <web@tamarackit.example>',
    CONFIRMATION_MAIL: 'on',
    WEBHOOK_URL: 'https://crm.example/hook?key=1',
    WEBHOOK_SECRET: 'a-long-enough-secret',
    ALARM_TO: 'admin@elsewhere.example',
    ALARM_SMTP_URL: 'smtp://relay.elsewhere.example',
    ALARM_AFTER_MINUTES: '90',
    RATE_LIMIT_PER_HOUR: '0',
    RATE_LIMIT_TOTAL_PER_HOUR: '0',
    SPAM_ACTION: 'hold',
    TRUST_PROXY: '10.0.0.0/8,::1',
    METRICS_TOKEN: 'a-long-enough-token',
    LOG_LEVEL: 'debug',
  };
  expect(readEnvironment(variables)).toEqual({
    root: '/srv/out',
    content: '/srv/content',
    port: 8080,
    host: '0.0.0.0',
    siteOrigin: 'https://www.tamarackit.example',
    databaseUrl: 'postgres://site@db/messages',
    retentionDays: 365,
    smtp: {
      url: 'smtps://user:secret@mail.example',
      to: ['hello@tamarackit.example', 'Office <office@tamarackit.example>'],
      toByService: new Map([['managed-it', ['desk@tamarackit.example']]]),
      from: 'Website <web@tamarackit.example>',
      confirms: true,
    },
    webhook: { url: 'https://crm.example/hook?key=1', secret: 'a-long-enough-secret' },
    alarm: {
      after: 90 * 60_000,
      mail: {
        to: ['admin@elsewhere.example'],
        from: 'Website <web@tamarackit.example>',
        url: 'smtp://relay.elsewhere.example',
      },
    },
    postsPerHour: 0,
    totalPostsPerHour: 0,
    spamAction: 'hold',
    trustProxy: ['10.0.0.0/8', '::1'],
    metricsToken: 'a-long-enough-token',
    logLevel: 'debug',
  });
});

it.each([
  ['2', 2],
  ['10', 10],
  ['192.0.2.1', ['192.0.2.1']],
  ['10.0.0.0/8,::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
])('parses TRUST_PROXY=%s', async (text, trustProxy) => {
  const read = readEnvironment({ TRUST_PROXY: text }).trustProxy;
  expect(read).toEqual(trustProxy);
  // Fastify accepts the result, too.
  await (await createApp({ log: createLog('silent'), headers: () => ({}), trustProxy: read })).close();
});

it.each([
  '100',
  'dead',
  'yes',
  '1.2.3',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/',
  '::1/129',
  '::1,',
  '10.0.0.1, ::1',
])('rejects TRUST_PROXY=%s with its value', (text) => {
  expect(() => readEnvironment({ TRUST_PROXY: text })).toThrow(
    `Please fix the environment:\nTRUST_PROXY  expected a number of proxies, or their addresses, found "${text}"`,
  );
});

it('treats an empty variable as unset', () => {
  expect(readEnvironment({ PORT: '', SMTP_URL: '' })).toEqual(readEnvironment({}));
});

it('reports all mistakes, each with the expected and the actual value', () => {
  const variables = {
    PORT: 'eighty',
    SITE_ORIGIN: 'tamarackit.example',
    DATABASE_URL: 'mysql://db/messages',
    RETENTION_DAYS: '0',
    SMTP_URL: 'smtp://mail.example',
    CONTACT_TO: 'nobody',
    RATE_LIMIT_PER_HOUR: '-1',
    SPAM_ACTION: 'delete',
    TRUST_PROXY: 'yes',
    METRICS_TOKEN: 'short',
    LOG_LEVEL: 'loud',
  };
  expect(() => readEnvironment(variables)).toThrow(
    [
      'Please fix the environment:',
      'PORT  expected a port from 0 to 65535, found "eighty"',
      'SITE_ORIGIN  expected an address such as https://www.tamarackit.example, found "tamarackit.example"',
      'DATABASE_URL  expected sqlite:FILE or postgres://…',
      'RETENTION_DAYS  expected a number of days from 1 to 36500, found "0"',
      'RATE_LIMIT_PER_HOUR  expected a number, 0 for no limit, found "-1"',
      'SPAM_ACTION  expected mark or hold, found "delete"',
      'TRUST_PROXY  expected a number of proxies, or their addresses, found "yes"',
      'METRICS_TOKEN  expected at least 16 characters',
      'LOG_LEVEL  expected one of silent, fatal, error, warn, info, debug, found "loud"',
      'CONTACT_TO  expected email addresses, or names and <addresses>, separated by commas, found "nobody"',
      'CONTACT_FROM  is missing, and mail needs it: SMTP_URL is set',
    ].join('\n'),
  );
});

it.each([
  [
    { CONTACT_TO_CLOUD: 'a@x.example' },
    'CONTACT_TO_CLOUD  is no service of the contact form: expected one of CONTACT_TO_MANAGED_IT, CONTACT_TO_CYBERSECURITY, CONTACT_TO_AI_APPLICATIONS, CONTACT_TO_OTHER',
  ],
  [{ CONTACT_TO_OTHER: 'nobody' }, 'CONTACT_TO_OTHER  expected email addresses'],
  [
    { CONFIRMATION_MAIL: 'on' },
    'SMTP_URL  is missing, and the confirmation needs it: CONFIRMATION_MAIL is set',
  ],
  [{ CONFIRMATION_MAIL: 'yes' }, 'CONFIRMATION_MAIL  expected on or off, found "yes"'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL  expected smtp://… or smtps://…'],
  [{ WEBHOOK_URL: 'https://crm.example' }, 'WEBHOOK_SECRET  is missing, and the webhook needs it'],
  [{ WEBHOOK_SECRET: 'a-long-enough-secret' }, 'WEBHOOK_URL  is missing, and the webhook needs it'],
  [
    { WEBHOOK_URL: 'http://crm.example/?key=1' },
    'WEBHOOK_URL  expected https://…, or http:// and this machine',
  ],
  [{ WEBHOOK_URL: 'https://me:key@crm.example/hook' }, 'WEBHOOK_URL  expected no user and no password'],
  [{ WEBHOOK_SECRET: 'whsec_short-and-not-base64' }, 'WEBHOOK_SECRET  expected at least 24 bytes in Base64'],
  [
    { ALARM_TO: 'a@x.example' },
    'CONTACT_FROM  is missing, and an alarm needs it: ALARM_TO is set\nSMTP_URL  is missing',
  ],
  [{ ALARM_SMTP_URL: 'smtp://relay.example' }, 'ALARM_TO  is missing, and an alarm needs it'],
  [{ ALARM_AFTER_MINUTES: '10000' }, 'ALARM_AFTER_MINUTES  expected minutes, from 1 to 5760 (4 days)'],
])('rejects %j with a message', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(`Please fix the environment:\n${message}`);
});

it.each(['http://127.0.0.1:8080/hook', 'http://localhost/hook', 'http://[::1]/hook'])(
  'accepts a webhook on this machine without TLS: %s',
  (url) => {
    const variables = { WEBHOOK_URL: url, WEBHOOK_SECRET: 'a-long-enough-secret' };
    expect(readEnvironment(variables).webhook?.url).toBe(url);
  },
);

it('shows no passwords', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://site:secret@db/messages' })).toThrow(
    /^Please fix the environment:\nDATABASE_URL {2}expected sqlite:FILE or postgres:\/\/…$/,
  );
  const secrets = {
    WEBHOOK_URL: 'ftp://x/?secret',
    WEBHOOK_SECRET: 'secret',
    ALARM_SMTP_URL: 'http://secret',
  };
  expect(() => readEnvironment(secrets)).toThrow(/^(?:(?!secret).)*$/s);
});
