import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const runModule = pathToFileURL(path.join(import.meta.dirname, 'run.ts')).href;

/** Starts a process that runs `program` through `run` and says its exit code. */
function start(program: string) {
  const code = `const { run } = await import(${JSON.stringify(runModule)}); await run('node', ['-e', ${JSON.stringify(program)}]);`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('ends with the code of the program that failed', async () => {
  const [code] = await once(start('process.exit(3)'), 'exit');

  expect(code).toBe(3);
});

test('ends the program when it is told to end', async () => {
  const child = start(
    "process.on('SIGTERM', () => { console.log('told'); process.exit(0); }); console.log('runs'); setInterval(() => {}, 1000)",
  );
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
    if (said === 'runs\n') child.kill('SIGTERM');
  });
  await once(child, 'close');

  expect(said).toBe('runs\ntold\n');
});
