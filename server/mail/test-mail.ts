import type { Settings } from '../running/read-environment.ts';
import type { Words } from '../words/read-words.ts';
import { DeliveryError } from './delivery-error.ts';
import { openMailer } from './open-mailer.ts';

/** For each login and each mail, in milliseconds. */
const stepTimeout = 60_000;

type Step = { what: string; failure: string | undefined };

/**
 * Logs in at each mail server, then sends a test mail to everybody who gets messages or alarms.
 *
 * @returns one line per step, in order
 * @throws Error when no mail server is set, or with the same lines when a step fails
 */
export async function testMail(
  { smtp, alarm }: Partial<Pick<Settings, 'smtp' | 'alarm'>>,
  words: Words['mail']['test'],
): Promise<string> {
  if (!smtp) throw new Error('SMTP_URL is not set: there is no mail to test.');
  const recipients = new Set([...smtp.to, ...[...smtp.toByService.values()].flat()]);
  const steps = await testServer(smtp.url, smtp.from, recipients, words);
  if (alarm?.mail)
    steps.push(...(await testServer(alarm.mail.url ?? smtp.url, alarm.mail.from, alarm.mail.to, words)));
  const width = Math.max(...steps.map(({ what }) => what.length)) + 2;
  const report = steps.map(({ what, failure = 'ok' }) => `${what.padEnd(width)}${failure}\n`).join('');
  if (steps.some(({ failure }) => failure !== undefined)) throw new Error(report.trimEnd());
  return report;
}

async function testServer(
  url: string,
  from: string,
  recipients: Iterable<string>,
  { subject, text }: Words['mail']['test'],
): Promise<Step[]> {
  const mailer = openMailer(url);
  const { protocol, host, username } = new URL(url);
  const server = `${username && 'login at '}${protocol}//${host}`;
  const login = await runStep(server, (signal) => mailer.verify(signal));
  const mails = (login.failure === undefined ? [...recipients] : []).map((to) =>
    runStep(`mail to ${to}`, (signal) => mailer.send({ from, to, subject, text }, signal)),
  );
  const steps = [login, ...(await Promise.all(mails))];
  mailer.close();
  return steps;
}

async function runStep(what: string, run: (signal: AbortSignal) => Promise<void>): Promise<Step> {
  const failure = await run(AbortSignal.timeout(stepTimeout)).then(
    () => undefined,
    (error: unknown) => (error instanceof DeliveryError ? `${error.code}: ${error.message}` : String(error)),
  );
  return { what, failure };
}
