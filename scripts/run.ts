import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const programs = path.join(root, 'node_modules', '.bin');

/**
 * Runs a program of the project with its output shown, Node 24 first on the path and telemetry off.
 *
 * Ends this process with the program's own exit code when that is not 0: it has said what is wrong.
 */
export async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        PATH: `${programs}${path.delimiter}${process.env.PATH}`,
        ...env,
      },
    });
    // Who ends this process, or another program that it runs, means this one, too: left alone, it would keep its port.
    const end = () => child.kill();
    process.once('SIGTERM', end).once('exit', end);
    child.on('error', reject);
    child.on('exit', (status) => {
      process.off('SIGTERM', end).off('exit', end);
      resolve(status ?? 1);
    });
  });
  if (code !== 0) process.exit(code);
}
