import { exampleMessage } from '../testing/example-message.ts';
import { freshMailServer, start, type TestMailWorker } from '../testing/test-mail-worker.ts';

const seconds = 1000;
const hours = 3600 * seconds;
const days = 24 * hours;

const { mailServer, open } = freshMailServer();
let test: TestMailWorker;

describe('a message', () => {
  beforeEach(async () => {
    test = await open();
  });

  it('is tried again after 30 s, then after twice as long each time up to an hour, with the same Message-ID', async () => {
    const { id } = await test.store();
    mailServer().refuseWith(451);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect(await test.deliver()).toBe(1);
      const { nextAttemptAt = Number.NaN } = await test.onlyMessage();
      waits.push((nextAttemptAt - test.now) / seconds);
      test.now = nextAttemptAt - 1;
      expect(await test.deliver()).toBe(0);
      test.now = nextAttemptAt;
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);

    mailServer().refuseWith(undefined);
    expect(await test.deliver()).toBe(1);
    expect(await test.onlyMessage()).toMatchObject({ state: 'sent', attempts: 11, lastError: undefined });
    const sent = [...mailServer().refusedMails, ...mailServer().mails];
    expect(new Set(sent.map(({ messageId }) => messageId))).toEqual(new Set([`<${id}@tamarackit.example>`]));
  });

  it('is given up after seven days, and kept', async () => {
    const { id } = await test.store();
    mailServer().refuseWith(451);
    for (let attempt = 1; attempt <= 10; attempt++) await test.deliverNext();
    test.now = start + 7 * days - 3 * hours;
    await test.deliver();
    while ((await test.onlyMessage()).state === 'waiting') await test.deliverNext();
    expect((test.now - start) / days).toBeGreaterThan(6.9);
    expect((test.now - start) / days).toBeLessThanOrEqual(7);
    expect(await test.onlyMessage()).toMatchObject({
      id,
      state: 'failed',
      lastError: expect.stringContaining('451'),
    });
    expect(test.logged).toContain(`"message":"${id}"`);
    test.now += 30 * days;
    expect(await test.deliver()).toBe(0);
  });

  it('gets ten attempts even when the server was off for seven days', async () => {
    await test.store();
    mailServer().refuseWith(451);
    test.now += 8 * days;
    await test.deliver();
    for (let attempt = 2; attempt < 10; attempt++) await test.deliverNext();
    expect((await test.onlyMessage()).state).toBe('waiting');
    await test.deliverNext();
    expect((await test.onlyMessage()).state).toBe('failed');
  });

  it('is given up after three attempts that are permanently refused', async () => {
    await test.store();
    mailServer().answerRecipient('hello@tamarackit.example', 550);
    while ((await test.onlyMessage()).state === 'waiting') await test.deliverNext();
    expect(test.outcomes).toEqual(['mail refused', 'mail refused', 'mail refused']);
    expect(test.logged).toContain('"code":"EENVELOPE 550"');
  });

  it('leaves nothing of the visitor and no words of the mail server in the log', async () => {
    await test.store();
    mailServer().refuseWith(550);
    await test.deliverNext();
    mailServer().refuseWith(undefined);
    await test.deliverNext();
    expect(test.logged).toContain('could not deliver a message yet');
    expect(test.logged).toContain('delivered a message');
    for (const value of [...Object.values(exampleMessage), 'Not now'])
      expect(test.logged).not.toContain(value);
  });

  it('does not wait for three others that hang', async () => {
    mailServer().answerRecipient('hello@tamarackit.example', 'never');
    for (let number = 0; number < 3; number++) await test.store({ company: `${number}` });
    const delivering = test.deliver();
    await mailServer().waitForHanging(3);
    mailServer().answerRecipient('hello@tamarackit.example', undefined);
    await test.store({ company: 'Another' });
    await test.deliver();
    expect(mailServer().mails).toHaveLength(1);
    test.endConversations();
    await delivering;
    expect((await test.deliveries()).map(({ error_code: code }) => code).sort()).toEqual([
      'ETIMEDOUT',
      'ETIMEDOUT',
      'ETIMEDOUT',
      null,
    ]);
  });
});

describe('recipients', () => {
  it('get a separate mail each; one that is deferred repeats none for the others', async () => {
    test = await open({ CONTACT_TO: 'a@tamarackit.example, Office <b@tamarackit.example>' });
    mailServer().answerRecipient('b@tamarackit.example', 450);
    await test.store();
    await test.deliverNext();
    await test.deliverNext();
    expect(await test.onlyMessage()).toMatchObject({ state: 'waiting' });
    mailServer().answerRecipient('b@tamarackit.example', undefined);
    await test.deliverNext();
    expect(mailServer().recipients).toEqual([['a@tamarackit.example'], ['b@tamarackit.example']]);
    expect(await test.onlyMessage()).toMatchObject({ state: 'sent' });
  });

  it('are those of the service, or else the general ones', async () => {
    test = await open({
      CONTACT_TO_MANAGED_IT: 'desk@tamarackit.example',
      CONTACT_TO_OTHER: 'sales@x.example',
    });
    for (const service of ['managed-it', 'cybersecurity', ''] as const) await test.store({ service });
    await test.deliver();
    expect(mailServer().recipients.flat().sort()).toEqual([
      'desk@tamarackit.example',
      'hello@tamarackit.example',
      'hello@tamarackit.example',
    ]);
  });

  it('are the current ones after a change, for what waits and what came before mail was set up', async () => {
    await (await open({ SMTP_URL: '' })).store({ company: 'Before mail' });
    test = await open({ CONTACT_TO: 'left@tamarackit.example,stays@tamarackit.example' });
    mailServer().answerRecipient('left@tamarackit.example', 550);
    await test.store();
    await test.deliver();

    test = await open({ CONTACT_TO: 'stays@tamarackit.example,new@tamarackit.example' });
    test.now += hours;
    await test.deliver();
    expect(mailServer().recipients.flat().sort()).toEqual([
      'new@tamarackit.example',
      'new@tamarackit.example',
      'stays@tamarackit.example',
      'stays@tamarackit.example',
    ]);
  });
});
