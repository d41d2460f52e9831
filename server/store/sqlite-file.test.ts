import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exampleMessage } from '../testing/example-message.ts';
import { makeExport } from '../testing/make-export.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startMain } from '../testing/start-main.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { openDatabase } from './open-database.ts';
import { outboxFigures } from './outbox-figures.ts';

let folder: string;
let file: string;
let databaseUrl: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'sqlite-')), 'data');
  file = path.join(folder, 'messages.db');
  databaseUrl = `sqlite:${file}`;
});

const post = (url: string, company = '') =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...exampleMessage, company }),
  });
const healthOf = async (url: string) => {
  const answer = await fetch(`${url}/healthz`);
  return [answer.status, await answer.json()];
};
const modeOf = async (name: string) => ((await stat(name)).mode & 0o777).toString(8);
const modesIn = async (name: string) => {
  const files = await readdir(name);
  return Object.fromEntries(
    await Promise.all(files.map(async (one) => [one, await modeOf(path.join(name, one))])),
  );
};

describe('the files of the database', () => {
  const allPrivate = { 'messages.db': '600', 'messages.db-shm': '600', 'messages.db-wal': '600' };

  it("and their new folder are readable by the server's user only", async () => {
    const server = await startTestServer({ databaseUrl });
    await post(server.url);

    expect(await modesIn(folder)).toEqual(allPrivate);
    expect(await modeOf(folder)).toBe('700');
    await server.close();
  });

  it('become private if they were readable by others', async () => {
    await (await startTestServer({ databaseUrl })).close();
    await chmod(file, 0o644);
    await chmod(folder, 0o755);

    const server = await startTestServer({ databaseUrl });
    await post(server.url);
    expect(await modesIn(folder)).toEqual(allPrivate);
    expect(await modeOf(folder)).toBe('700');
    await server.close();
  });

  it('leave a folder with other files unchanged', async () => {
    await mkdir(folder, { mode: 0o755 });
    await writeFile(path.join(folder, 'readme.txt'), '', { mode: 0o644 });

    const server = await startTestServer({ databaseUrl });
    await post(server.url);
    expect(await modesIn(folder)).toEqual({ ...allPrivate, 'readme.txt': '644' });
    expect(await modeOf(folder)).toBe('755');
    await server.close();
  });
});

it('serves pages with a corrupt database file, logs the problem, and stores once it is removed', async () => {
  await mkdir(folder);
  await writeFile(file, 'This is no database. '.repeat(500));
  const server = await startTestServer({ databaseUrl });

  expect((await fetch(server.url)).status).toBe(200);
  expect((await post(server.url)).status).toBe(503);
  expect(await healthOf(server.url)).toEqual([
    503,
    { status: 'unavailable', reason: 'database: SQLITE_NOTADB' },
  ]);
  expect(server.log()).toContain(`DATABASE_URL names ${file}, which cannot be opened`);

  await rename(file, `${file}.broken`);
  expect((await post(server.url)).status).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.close();
});

it('serves pages when the database file cannot be created', async () => {
  const main = await startMain({ OUT: await makeExport(), DATABASE_URL: 'sqlite:/dev/null/messages.db' });
  expect((await fetch(main.url)).status).toBe(200);
  expect((await post(main.url)).status).toBe(503);
  await main.waitForOutput('DATABASE_URL names /dev/null/messages.db, which cannot be opened');
  main.process.kill('SIGTERM');
  await once(main.process, 'exit');
});

it('refuses messages after the file was deleted', async () => {
  const server = await startTestServer({ databaseUrl });
  expect((await post(server.url, 'Before')).status).toBe(200);
  await rm(file);

  expect((await post(server.url, 'After')).status).toBe(503);
  expect(await healthOf(server.url)).toEqual([
    503,
    { status: 'unavailable', reason: 'database: SQLITE_MOVED' },
  ]);
  expect(server.log()).toContain('was moved or deleted while it was in use: restart the server');
  await server.close();
});

describe('two processes on one database file', () => {
  const environment = async (smtpUrl: string) => ({
    OUT: await makeExport(),
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    CONTACT_TO: 'hello@tamarackit.example',
    CONTACT_FROM: 'web@tamarackit.example',
    RATE_LIMIT_PER_HOUR: '0',
    RATE_LIMIT_TOTAL_PER_HOUR: '0',
  });
  const isDelivering = 'another process delivers the messages of this database file';

  /** Waits until all are recorded as sent: a kill before that makes the next process resend. */
  const allDelivered = async () => {
    const database = openDatabase(databaseUrl);
    while ((await outboxFigures(database)).waiting > 0) await new Promise(setImmediate);
    await database.close();
  };

  it('mail each message once, and the second takes over when the first is killed', async () => {
    const mailServer = await startMailServer();
    const variables = await environment(mailServer.url);
    const first = await startMain(variables);
    const ids: string[] = [];
    const postAll = (urls: readonly string[], name: string) =>
      Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const answer = await post(urls[index % urls.length] ?? '', `${name} ${index}`);
          ids.push((await answer.json()).id);
        }),
      );
    const [second] = await Promise.all([startMain(variables), postAll([first.url], 'First')]);
    await second.waitForOutput(isDelivering);
    expect(first.output()).not.toContain(isDelivering);
    expect(new Set(Object.values(await modesIn(folder)))).toEqual(new Set(['600']));

    await postAll([first.url, second.url], 'Both');
    await allDelivered();
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    ids.push((await (await post(second.url, 'Afterwards')).json()).id);
    await mailServer.waitFor(81);
    second.process.kill('SIGTERM');
    await once(second.process, 'exit');
    await mailServer.stop();

    expect(mailServer.mails.map(({ messageId }) => messageId).sort()).toEqual(
      ids.map((id) => `<${id}@tamarackit.example>`).sort(),
    );
  });
});

it("serves pages during another process's lock, stores after a short one, and refuses during a long one", async () => {
  const server = await startTestServer({ databaseUrl });
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  let isWaiting = true;
  const waiting = post(server.url, 'Waiting').finally(() => (isWaiting = false));
  expect((await fetch(server.url)).status).toBe(200);
  expect(isWaiting).toBe(true);
  other.exec('commit');
  expect((await waiting).status).toBe(200);

  other.exec('begin immediate');
  const begin = performance.now();
  const refused = await Promise.all(Array.from({ length: 12 }, (_, index) => post(server.url, `${index}`)));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  // One timeout of 5 seconds for all; twelve in a row would take a minute.
  expect(performance.now() - begin).toBeLessThan(30_000);
  expect(await healthOf(server.url)).toEqual([
    503,
    { status: 'unavailable', reason: 'database: SQLITE_BUSY' },
  ]);
  other.exec('commit');
  other.close();
  expect((await post(server.url, 'Afterwards')).status).toBe(200);
  await server.close();
});
