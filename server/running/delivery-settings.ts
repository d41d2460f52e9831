import { z } from 'zod';
import { type ServiceChoice, serviceChoices } from '../../lib/contact/contact-fields.ts';

/** An address such as `hello@tamarackit.example`, or with a name: `Website <web@tamarackit.example>`. */
const isMailbox = (text: string) => z.email().safeParse(/<([^<>]*)>$/.exec(text)?.[1] ?? text).success;

const mailboxes = z
  .string()
  .transform((text) => text.split(',').map((mailbox) => mailbox.trim()))
  .refine(
    (all) => all.every(isMailbox),
    'expected email addresses, or names and <addresses>, separated by commas',
  )
  .transform((all) => [...new Set(all)]);

const smtpUrl = z
  .string()
  .refine(
    (text) => /^smtps?:$/.test(urlOf(text)?.protocol ?? '') && urlOf(text)?.hostname,
    'expected smtp://… or smtps://…',
  );

/** A message is nobody else's to read: unencrypted, it goes no further than this machine. */
const webhookUrl = z
  .string()
  .refine((text) => {
    const url = urlOf(text);
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  }, 'expected https://…, or http:// and this machine')
  // `fetch` refuses such an address. Who posts is known by the signature.
  .refine((text) => !urlOf(text)?.username && !urlOf(text)?.password, 'expected no user and no password');

const minutes = 60_000;

/** What can be set about the delivery of messages. */
export const deliveryVariables = z.object({
  SMTP_URL: smtpUrl.optional(),
  CONTACT_TO: mailboxes.optional(),
  CONTACT_FROM: z.string().refine(isMailbox, 'expected an email address, or a name and <address>').optional(),
  CONFIRMATION_MAIL: z.enum(['on', 'off'], 'expected on or off').default('off'),
  WEBHOOK_URL: webhookUrl.optional(),
  WEBHOOK_SECRET: z
    .string()
    .min(16, 'expected at least 16 characters')
    .refine(
      (text) => !text.startsWith('whsec_') || /^[A-Za-z0-9+/]{32,}={0,2}$/.test(text.slice('whsec_'.length)),
      'expected at least 24 bytes in Base64 after whsec_',
    )
    .optional(),
  ALARM_TO: mailboxes.optional(),
  ALARM_SMTP_URL: smtpUrl.optional(),
  ALARM_AFTER_MINUTES: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .refine((number) => number >= 1 && number <= 4 * 24 * 60)
    .catch(Number.NaN)
    .refine((number) => !Number.isNaN(number), 'expected minutes, from 1 to 5760 (4 days)')
    .default(60),
});

/** `CONTACT_TO_MANAGED_IT` for `managed-it`. */
const variableOf = (choice: ServiceChoice) => `CONTACT_TO_${choice.toUpperCase().replaceAll('-', '_')}`;

/** Who gets messages about one service, where that is set. */
export const serviceRecipients = z
  .object(Object.fromEntries(serviceChoices.map((choice) => [variableOf(choice), mailboxes.optional()])))
  .transform((variables) => {
    const all = serviceChoices.map((choice) => [choice, variables[variableOf(choice)]] as const);
    return { toByService: new Map(all.flatMap(([choice, to]) => (to ? [[choice, to] as const] : []))) };
  });

/** Which of these variables need others that are not set, or name a service that there is not. */
export function deliveryMistakes(set: Readonly<Record<string, string | undefined>>): string[] {
  const needs = (name: string, why: string, ...others: string[]) =>
    set[name] === undefined
      ? []
      : others
          .filter((other) => set[other] === undefined)
          .map((other) => `${other}  is missing, and ${why} needs it: ${name} is set`);
  const known = serviceChoices.map(variableOf);
  const services = Object.keys(set).filter((name) => name.startsWith('CONTACT_TO_'));
  return [
    ...services
      .filter((name) => !known.includes(name))
      .map((name) => `${name}  is no service of the contact form: expected one of ${known.join(', ')}`),
    ...needs('SMTP_URL', 'mail', 'CONTACT_TO', 'CONTACT_FROM'),
    ...(set.CONFIRMATION_MAIL === 'on' ? needs('CONFIRMATION_MAIL', 'the confirmation', 'SMTP_URL') : []),
    ...needs('WEBHOOK_URL', 'the webhook', 'WEBHOOK_SECRET'),
    ...needs('WEBHOOK_SECRET', 'the webhook', 'WEBHOOK_URL'),
    ...needs('ALARM_TO', 'an alarm', 'CONTACT_FROM'),
    ...needs('ALARM_SMTP_URL', 'an alarm', 'ALARM_TO'),
    ...(set.ALARM_SMTP_URL === undefined ? needs('ALARM_TO', 'an alarm', 'SMTP_URL') : []),
  ];
}

type Variables = z.output<typeof deliveryVariables> & z.output<typeof serviceRecipients>;

export function deliverySettings(variables: Variables) {
  const { SMTP_URL: url, CONTACT_TO: to, CONTACT_FROM: from, toByService } = variables;
  const { WEBHOOK_URL: webhook, WEBHOOK_SECRET: secret } = variables;
  const { ALARM_TO: alarmTo, ALARM_SMTP_URL: alarmUrl } = variables;
  return {
    /** Without it messages are kept and not mailed. */
    smtp:
      url && to && from
        ? {
            url,
            from,
            to,
            /** In place of `to`. */
            toByService: toByService as ReadonlyMap<string, readonly string[]>,
            /** Whether visitors get a mail that says that their message came in. */
            confirms: variables.CONFIRMATION_MAIL === 'on',
          }
        : undefined,
    webhook: webhook && secret ? { url: webhook, secret } : undefined,
    alarm: {
      /** How long a delivery may take before somebody is told, in milliseconds. */
      after: variables.ALARM_AFTER_MINUTES * minutes,
      /** `url` is a mail server of its own for alarms. */
      mail: alarmTo && from ? { to: alarmTo, from, url: alarmUrl } : undefined,
    },
  };
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
