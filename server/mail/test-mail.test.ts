import { readEnvironment } from '../running/read-environment.ts';
import { type MailServer, startMailServer } from '../testing/start-mail-server.ts';
import { readWords } from '../words/read-words.ts';
import { testMail } from './test-mail.ts';

let mailServer: MailServer;

beforeEach(async () => {
  mailServer = await startMailServer({ login: { user: 'web', password: 'right' } });
});
afterEach(() => mailServer.stop());

const test = (variables: Readonly<Record<string, string>> = {}) =>
  testMail(
    readEnvironment({
      SMTP_URL: `${mailServer.url}?requireTLS=false`,
      CONTACT_TO: 'hello@tamarackit.example,office@tamarackit.example',
      CONTACT_TO_OTHER: 'sales@tamarackit.example,office@tamarackit.example',
      CONTACT_FROM: 'web@tamarackit.example',
      ...variables,
    }),
    readWords('content').mail.test,
  );

it('logs in and mails everybody who gets messages or alarms, once', async () => {
  const alarmServer = await startMailServer();
  const report = await test({ ALARM_TO: 'admin@x.example', ALARM_SMTP_URL: alarmServer.url });

  const { host } = new URL(mailServer.url);
  expect(report.replace(/ {2,}/g, ' | ')).toBe(
    [
      `login at smtp://${host} | ok`,
      'mail to hello@tamarackit.example | ok',
      'mail to office@tamarackit.example | ok',
      'mail to sales@tamarackit.example | ok',
      `smtp://${new URL(alarmServer.url).host} | ok`,
      'mail to admin@x.example | ok\n',
    ].join('\n'),
  );
  expect(mailServer.recipients.flat().sort()).toEqual([
    'hello@tamarackit.example',
    'office@tamarackit.example',
    'sales@tamarackit.example',
  ]);
  expect(mailServer.mails[0]?.subject).toBe('Website: test of the mail settings');
  expect(alarmServer.recipients).toEqual([['admin@x.example']]);
  await alarmServer.stop();
});

it('sends nothing when the login is refused, and shows no password', async () => {
  const error = await test({
    SMTP_URL: `${mailServer.url.replace('right', 'wrong')}?requireTLS=false`,
  }).catch(String);
  expect(error).toMatch(/^Error: login at smtp:\/\/127\.0\.0\.1:\d+ +EAUTH 535: .*Invalid login/);
  expect(error).not.toContain('wrong');
  expect(mailServer.mails).toEqual([]);
});

it('reports refused recipients with the reason, after trying all', async () => {
  mailServer.answerRecipient('office@tamarackit.example', 550);
  const error = await test().catch(String);
  expect(error).toMatch(/mail to office@tamarackit\.example +EENVELOPE 550: .*Not now/);
  expect(error).toMatch(/mail to sales@tamarackit\.example +ok$/);
  expect(mailServer.mails).toHaveLength(2);
});

it('fails without a mail server', async () => {
  await expect(test({ SMTP_URL: '' })).rejects.toThrow('SMTP_URL is not set');
});
