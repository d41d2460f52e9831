import { formSignalsHeader, writeFormSignals } from '../../lib/contact/form-signals.ts';
import { postMessage } from '../testing/example-message.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { newDatabase } from '../testing/test-databases.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';

const offer = 'We bring your site to the first page of every search engine within four weeks. Answer now!';
const links = 'https://a.example https://b.example https://c.example';

const post = async (...args: Parameters<typeof postMessage>) =>
  expect((await postMessage(...args)).status).toBe(200);

it('accepts what looks like spam, and stores why', async () => {
  const server = untilTestEnds(await startTestServer({ DATABASE_URL: await newDatabase('postgres') }));
  const send = (
    company: string,
    changes: Record<string, string>,
    ...signals: [seconds?: number, honeypot?: boolean]
  ) => {
    const [secondsToWrite, isHoneypotFilled = false] = signals;
    const header = writeFormSignals({ secondsToWrite, isHoneypotFilled });
    return post(server.url, { message: '', company, ...changes }, { [formSignalsHeader]: header });
  };
  await send('Honest', {}, 40);
  await send('Unknown time', {});
  await send('Fast', {}, 2);
  await send('Program', {}, 40, true);
  await send('Links', { message: links });
  await send('Disposable', { email: 'zoe@sub.mailinator.com' });
  await send('First', { message: offer, email: 'a@shop.example' });
  await send('Second', { message: offer.toUpperCase(), email: 'b@shop.example' });
  await send('Third', { message: `> ${offer}`, email: 'c@shop.example' });

  const found = (await server.stored()).map(({ fields, spamScore, spamReasons, state }) => {
    expect(state).toBe('waiting');
    return [fields.company, [spamScore, ...spamReasons]];
  });
  expect(Object.fromEntries(found)).toEqual({
    Honest: [0],
    'Unknown time': [0],
    Fast: [40, 'tooFast'],
    Program: [60, 'honeypot'],
    Links: [60, 'links'],
    Disposable: [30, 'throwAwayAddress'],
    First: [0],
    Second: [30, 'sameText'],
    Third: [60, 'sameText'],
  });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('contact_spam_signs_total{sign="links"} 1\n');
  expect(metrics).toContain('contact_spam_signs_total{sign="sameText"} 2\n');
});

it('holds spam instead of mailing it when configured, with the same response to the sender', async () => {
  const mailServer = untilTestEnds(await startMailServer());
  const server = untilTestEnds(await startTestServer({ SPAM_ACTION: 'hold', ...mailServer.variables }));
  await post(server.url, { message: links, company: 'Spam' });
  await post(server.url, { company: 'Honest' });
  await mailServer.waitFor(1);
  expect(mailServer.mails.map(({ text }) => text?.includes('Honest'))).toEqual([true]);
  const states = (await server.stored()).map(({ fields, state }) => [fields.company, state]);
  expect(states).toContainEqual(['Spam', 'held']);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('contact_outbox_messages{state="held"} 1\n');
  expect(metrics).toContain('contact_oldest_undelivered_seconds 0\n');
});
