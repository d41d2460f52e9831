import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const runModule = pathToFileURL(path.join(import.meta.dirname, 'run.ts')).href;

const untilStopped =
  "process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); }); console.log('runs'); setInterval(() => {}, 1000)";

/** Starts a process that runs programs in parallel with `run`. */
function start(...programs: readonly string[]) {
  const code = `const { run } = await import(${JSON.stringify(runModule)});
    await Promise.all(${JSON.stringify(programs)}.map((program) => run('node', ['-e', program])));`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

test('stops the program on SIGTERM', async () => {
  const child = start(untilStopped);
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text;
    if (output === 'runs\n') child.kill('SIGTERM');
  });
  await once(child, 'close');

  expect(output).toBe('runs\nstopped\n');
});

test('stops the other programs when one fails', async () => {
  const child = start("process.stdin.on('data', () => process.exit(3))", untilStopped);
  const closed = once(child, 'close');
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text;
    if (output === 'runs\n') child.stdin.write('fail');
  });
  expect(await closed).toEqual([3, null]);
  expect(output).toBe('runs\nstopped\n');
});
