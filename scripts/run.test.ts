import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const runModule = pathToFileURL(path.join(import.meta.dirname, 'run.ts')).href;

const untilTold =
  "process.on('SIGTERM', () => { console.log('told'); process.exit(0); }); console.log('runs'); setInterval(() => {}, 1000)";

/** Starts a process that runs programs through `run`, all at once, and says its exit code. */
function start(...programs: readonly string[]) {
  const code = `const { run } = await import(${JSON.stringify(runModule)});
    await Promise.all(${JSON.stringify(programs)}.map((program) => run('node', ['-e', program])));`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

test('ends with the code of the program that failed', async () => {
  const [code] = await once(start('process.exit(3)'), 'exit');

  expect(code).toBe(3);
});

test('ends the program when it is told to end', async () => {
  const child = start(untilTold);
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
    if (said === 'runs\n') child.kill('SIGTERM');
  });
  await once(child, 'close');

  expect(said).toBe('runs\ntold\n');
});

test('ends the others when one fails', async () => {
  const child = start("process.stdin.on('data', () => process.exit(3))", untilTold);
  const closed = once(child, 'close');
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
    if (said === 'runs\n') child.stdin.write('fail');
  });
  expect(await closed).toEqual([3, null]);
  expect(said).toBe('runs\ntold\n');
});
