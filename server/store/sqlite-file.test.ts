import { once } from 'node:events';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { postMessage } from '../testing/example-message.ts';
import { folderWith } from '../testing/folder-with.ts';
import { makeExport } from '../testing/make-export.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startMain } from '../testing/start-main.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';

let folder: string;
let file: string;
let databaseUrl: string;

beforeEach(() => {
  folder = path.join(folderWith(), 'data');
  file = path.join(folder, 'messages.db');
  databaseUrl = `sqlite:${file}`;
});

const post = (url: string, company = '') => postMessage(url, { company });
const healthOf = async (url: string) => {
  const answer = await fetch(`${url}/healthz`);
  return [answer.status, (await answer.json()).reason];
};
const modeOf = async (name: string) => ((await stat(name)).mode & 0o777).toString(8);

it("is readable by the server's user only, with its new folder and companions", async () => {
  const server = untilTestEnds(await startTestServer({ DATABASE_URL: databaseUrl }));
  await post(server.url);
  const files = (await readdir(folder)).sort();
  expect(files).toEqual(['messages.db', 'messages.db-shm', 'messages.db-wal']);
  for (const name of files) expect(await modeOf(path.join(folder, name))).toBe('600');
  expect(await modeOf(folder)).toBe('700');
});

it('leaves the pages served when it is corrupt, deleted or locked, and stores again when it is whole', async () => {
  const server = await startTestServer({ DATABASE_URL: databaseUrl });
  const statusOf = async (company: string) => {
    expect((await fetch(server.url)).status).toBe(200);
    return (await post(server.url, company)).status;
  };
  expect(await statusOf('Whole')).toBe(200);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  expect(await statusOf('Locked')).toBe(503);
  other.exec('commit');
  other.close();
  expect(await statusOf('Locked')).toBe(200);

  await rm(file);
  expect(await statusOf('Deleted')).toBe(503);
  expect(await healthOf(server.url)).toEqual([503, 'database: SQLITE_MOVED']);
  expect(server.log()).toContain('was moved or deleted while it was in use: restart the server');
  await server.close();

  await rm(folder, { recursive: true });
  const corrupt = path.join(path.dirname(folder), 'corrupt.db');
  await writeFile(corrupt, 'This is no database. '.repeat(500));
  const next = untilTestEnds(await startTestServer({ DATABASE_URL: `sqlite:${corrupt}` }));
  expect((await fetch(next.url)).status).toBe(200);
  expect((await post(next.url)).status).toBe(503);
  expect(await healthOf(next.url)).toEqual([503, 'database: file is not a database']);
  expect(next.log()).toContain(`DATABASE_URL names ${corrupt}, which cannot be opened`);
  await rename(corrupt, `${corrupt}.broken`);
  expect((await post(next.url)).status).toBe(200);
});

it('may be shared by two processes: each message is mailed once', async () => {
  const mailServer = untilTestEnds(await startMailServer());
  const variables = {
    OUT: makeExport(),
    DATABASE_URL: databaseUrl,
    ...mailServer.variables,
    RATE_LIMIT_PER_HOUR: '0',
    RATE_LIMIT_TOTAL_PER_HOUR: '0',
  };
  const mains = await Promise.all([startMain(variables), startMain(variables)]);
  const ids = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const answer = await post(mains[index % 2]?.url ?? '', `${index}`);
      return (await answer.json()).id;
    }),
  );
  await mailServer.waitFor(40);
  for (const { process } of mains) {
    const ended = once(process, 'exit');
    process.kill('SIGTERM');
    await ended;
  }
  expect(mailServer.mails.map(({ messageId }) => messageId).sort()).toEqual(
    ids.map((id) => `<${id}@tamarackit.example>`).sort(),
  );
});
