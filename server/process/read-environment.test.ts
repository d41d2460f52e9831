import { Registry } from 'prom-client';
import { createApp } from '../http/create-app.ts';
import { loadRelease } from '../releases/load-release.ts';
import { makeExport } from '../testing/make-export.ts';
import { createLog } from './create-log.ts';
import { readEnvironment, recipientsFor } from './read-environment.ts';

const recipients = {
  CONTACT_TO: [],
  CONTACT_TO_MANAGED_IT: [],
  CONTACT_TO_CYBERSECURITY: [],
  CONTACT_TO_AI_APPLICATIONS: [],
  CONTACT_TO_OTHER: [],
};
const defaults = {
  PORT: 3000,
  HOST: '127.0.0.1',
  OUT: '.releases/current',
  CONTENT: 'content',
  LOG_LEVEL: 'info',
  DATABASE_URL: 'sqlite:data/messages.db',
  RATE_LIMIT_PER_HOUR: 20,
  RATE_LIMIT_TOTAL_PER_HOUR: 500,
  SPAM_ACTION: 'mark',
  ...recipients,
  CONTACT_FROM: '',
  CONFIRMATION_MAIL: 'off',
  ALARM_TO: [],
  ALARM_AFTER_MINUTES: 60,
};

it('has a default for everything, also where a variable is empty', () => {
  expect(readEnvironment({})).toEqual(defaults);
  expect(readEnvironment({ PORT: '', SMTP_URL: '', CONTACT_TO_OTHER: '' })).toEqual(defaults);
});

it('reads every variable', () => {
  const texts = {
    OUT: '/srv/out',
    CONTENT: '/srv/content',
    HOST: '0.0.0.0',
    SITE_ORIGIN: 'https://www.tamarackit.example',
    DATABASE_URL: 'postgres://site@db/messages',
    SMTP_URL: 'smtps://user:secret@mail.example',
    CONTACT_FROM: 'Website <web@tamarackit.example>',
    CONFIRMATION_MAIL: 'on',
    WEBHOOK_URL: 'https://crm.example/hook?key=1',
    WEBHOOK_SECRET: 'a-long-enough-secret',
    ALARM_SMTP_URL: 'smtp://relay.elsewhere.example',
    SPAM_ACTION: 'hold',
    METRICS_TOKEN: 'a-long-enough-token',
    LOG_LEVEL: 'debug',
  };
  const settings = readEnvironment({
    ...texts,
    PORT: '8080',
    RETENTION_DAYS: '365',
    CONTACT_TO: 'hello@tamarackit.example, Office <office@tamarackit.example>',
    CONTACT_TO_MANAGED_IT: 'desk@tamarackit.example',
    ALARM_TO: 'admin@elsewhere.example',
    ALARM_AFTER_MINUTES: '90',
    RATE_LIMIT_PER_HOUR: '0',
    RATE_LIMIT_TOTAL_PER_HOUR: '0',
    TRUST_PROXY: '10.0.0.0/8,::1',
  });
  const general = ['hello@tamarackit.example', 'Office <office@tamarackit.example>'];
  expect(settings).toEqual({
    ...texts,
    PORT: 8080,
    RETENTION_DAYS: 365,
    ...recipients,
    CONTACT_TO: general,
    CONTACT_TO_MANAGED_IT: ['desk@tamarackit.example'],
    ALARM_TO: ['admin@elsewhere.example'],
    ALARM_AFTER_MINUTES: 90,
    RATE_LIMIT_PER_HOUR: 0,
    RATE_LIMIT_TOTAL_PER_HOUR: 0,
    TRUST_PROXY: ['10.0.0.0/8', '::1'],
  });
  expect(recipientsFor(settings, 'managed-it')).toEqual(['desk@tamarackit.example']);
  for (const service of ['other', 'gone', '']) expect(recipientsFor(settings, service)).toEqual(general);
});

it.each([
  ['2', 2],
  ['10', 10],
  ['192.0.2.1', ['192.0.2.1']],
  ['10.0.0.0/8,::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
])('parses TRUST_PROXY=%s to what Fastify accepts', async (text, trustProxy) => {
  const { TRUST_PROXY } = readEnvironment({ TRUST_PROXY: text });
  expect(TRUST_PROXY).toEqual(trustProxy);
  const release = await loadRelease(makeExport());
  const options = { log: createLog('silent'), registry: new Registry(), trustProxy: TRUST_PROXY };
  await (await createApp(() => release, options)).close();
});

const proxies = 'expected a number of proxies, or their addresses';
const needed = 'is missing, and an alarm needs it: ALARM_TO is set';

it.each([
  ...[
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
  ].map((text) => [`TRUST_PROXY=${text}`, `TRUST_PROXY  ${proxies}, found "${text}"`]),
  ...[
    'http://crm.example/?key=1',
    'https://me:key@crm.example/hook',
    'https://:key@crm.example',
    'nothing',
  ].map((url) => [
    `WEBHOOK_URL=${url}`,
    'WEBHOOK_URL  expected https://… without a password, or http:// and this machine\n',
  ]),
  [
    'CONTACT_TO_CLOUD=a@x.example',
    'CONTACT_TO_CLOUD  is no service of the contact form: expected one of CONTACT_TO_MANAGED_IT, CONTACT_TO_CYBERSECURITY, CONTACT_TO_AI_APPLICATIONS, CONTACT_TO_OTHER',
  ],
  ['CONTACT_TO_OTHER=nobody', 'CONTACT_TO_OTHER  expected email addresses, or names and <addresses>'],
  [
    'SITE_ORIGIN=x.example',
    'SITE_ORIGIN  expected an address such as https://www.tamarackit.example, found "x',
  ],
  ['LOG_LEVEL=loud', 'LOG_LEVEL  expected one of silent, fatal, error, warn, info, debug, found "loud"'],
  ['RETENTION_DAYS=0', 'RETENTION_DAYS  expected a number of days from 1 to 36500, found "0"'],
  ['RATE_LIMIT_PER_HOUR=-1', 'RATE_LIMIT_PER_HOUR  expected a number, 0 for no limit, found "-1"'],
  ['SPAM_ACTION=delete', 'SPAM_ACTION  expected mark or hold, found "delete"'],
  ['CONFIRMATION_MAIL=on', 'SMTP_URL  is missing, and the confirmation needs it: CONFIRMATION_MAIL is set'],
  ['CONFIRMATION_MAIL=yes', 'CONFIRMATION_MAIL  expected on or off, found "yes"'],
  ['SMTP_URL=smtp://', 'SMTP_URL  expected smtp://… or smtps://…'],
  ['WEBHOOK_URL=https://crm.example', 'WEBHOOK_SECRET  is missing, and the webhook needs it'],
  ['WEBHOOK_SECRET=a-long-enough-secret', 'WEBHOOK_URL  is missing, and the webhook needs it'],
  ['WEBHOOK_SECRET=whsec_short-and-not-base64', 'WEBHOOK_SECRET  expected at least 24 bytes in Base64'],
  ['ALARM_TO=a@x.example', `CONTACT_FROM  ${needed}\nSMTP_URL  ${needed}`],
  ['ALARM_SMTP_URL=smtp://relay.example', 'ALARM_TO  is missing, and an alarm needs it'],
  ['ALARM_AFTER_MINUTES=10000', 'ALARM_AFTER_MINUTES  expected minutes, from 1 to 5760 (4 days)'],
])('rejects %s with a message', (line, message) => {
  const [, name = '', value] = /^(\w+)=(.*)$/.exec(line) ?? [];
  expect(() => readEnvironment({ [name]: value })).toThrow(`Please fix the environment:\n${message}`);
});

it('reports all mistakes at once, and what it found unless it may be a secret', () => {
  const variables = {
    PORT: 'eighty',
    METRICS_TOKEN: 'secret',
    DATABASE_URL: 'mysql://site:secret@db/messages',
    SMTP_URL: 'smtp://mail.example',
    WEBHOOK_URL: 'ftp://x/?secret',
    WEBHOOK_SECRET: 'secret',
    ALARM_SMTP_URL: 'http://secret',
  };
  expect(() => readEnvironment(variables)).toThrow(
    [
      'Please fix the environment:',
      'PORT  expected a port from 0 to 65535, found "eighty"',
      'METRICS_TOKEN  expected at least 16 characters',
      'DATABASE_URL  expected sqlite:FILE or postgres://…',
      'WEBHOOK_URL  expected https://… without a password, or http:// and this machine',
      'WEBHOOK_SECRET  expected at least 16 characters',
      'ALARM_SMTP_URL  expected smtp://… or smtps://…',
      'CONTACT_TO  is missing, and mail needs it: SMTP_URL is set',
      'CONTACT_FROM  is missing, and mail needs it: SMTP_URL is set',
      'ALARM_TO  is missing, and an alarm needs it: ALARM_SMTP_URL is set',
    ].join('\n'),
  );
});

it.each(['http://127.0.0.1:8080/hook', 'http://localhost/hook', 'http://[::1]/hook'])(
  'accepts a webhook on this machine without TLS: %s',
  (url) => {
    const variables = { WEBHOOK_URL: url, WEBHOOK_SECRET: 'a-long-enough-secret' };
    expect(readEnvironment(variables).WEBHOOK_URL).toBe(url);
  },
);
