import { z } from 'zod';
import { type ServiceChoice, serviceChoices } from '../../lib/contact/contact-fields.ts';

export const wholeNumber = (min: number, max: number, expected: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((number) => number >= min && number <= max, expected);

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

const smtpUrl = z.string().refine((text) => {
  const { protocol = '', hostname = '' } = URL.parse(text) ?? {};
  return /^smtps?:$/.test(protocol) && hostname !== '';
}, 'expected smtp://… or smtps://…');

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/** Messages are confidential: without TLS they stay on this machine. */
const webhookUrl = z
  .string()
  .refine((text) => {
    const { protocol, hostname = '' } = URL.parse(text) ?? {};
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  }, 'expected https://…, or http:// and this machine')
  // `fetch` rejects credentials in a URL. The signature authenticates the sender.
  .refine((text) => {
    const { username, password } = URL.parse(text) ?? {};
    return !username && !password;
  }, 'expected no user and no password');

/** The environment variables for the delivery of messages. */
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
  ALARM_AFTER_MINUTES: wholeNumber(1, 4 * 24 * 60, 'expected minutes, from 1 to 5760 (4 days)').default(60),
});

/** `CONTACT_TO_MANAGED_IT` for `managed-it`. */
const variableOf = (choice: ServiceChoice) => `CONTACT_TO_${choice.toUpperCase().replaceAll('-', '_')}`;

/** The recipients of messages about a particular service. */
export const serviceRecipients = z
  .object(Object.fromEntries(serviceChoices.map((choice) => [variableOf(choice), mailboxes.optional()])))
  .transform((variables) => {
    const all = serviceChoices.map((choice) => [choice, variables[variableOf(choice)]] as const);
    return { toByService: new Map(all.flatMap(([choice, to]) => (to ? [[choice, to] as const] : []))) };
  });

/** Reports variables that require other, missing ones, and recipients of unknown services. */
export function deliveryMistakes(set: Readonly<Record<string, string | undefined>>): string[] {
  const needs = (name: string, why: string, ...others: string[]) =>
    set[name] === undefined
      ? []
      : others
          .filter((other) => set[other] === undefined)
          .map((other) => `${other}  is missing, and ${why} needs it: ${name} is set`);
  const known = serviceChoices.map(variableOf);
  const unknown = Object.keys(set).filter((name) => name.startsWith('CONTACT_TO_') && !known.includes(name));
  return [
    ...unknown.map(
      (name) => `${name}  is no service of the contact form: expected one of ${known.join(', ')}`,
    ),
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
    /** Undefined: messages are stored but not mailed. */
    smtp:
      url && to && from
        ? {
            url,
            from,
            to,
            /** Replaces `to` for messages about a service. */
            toByService: toByService as ReadonlyMap<string, readonly string[]>,
            /** Sends a confirmation to the visitor. */
            confirms: variables.CONFIRMATION_MAIL === 'on',
          }
        : undefined,
    webhook: webhook && secret ? { url: webhook, secret } : undefined,
    alarm: {
      /** How long a delivery may take before an alarm, in milliseconds. */
      after: variables.ALARM_AFTER_MINUTES * 60_000,
      /** `url` is a separate mail server for alarms. */
      mail: alarmTo && from ? { to: alarmTo, from, url: alarmUrl } : undefined,
    },
  };
}
