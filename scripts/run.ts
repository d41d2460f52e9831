import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const programs = path.join(root, 'node_modules', '.bin');

type Environment = Readonly<Record<string, string>>;

/**
 * Runs a program of the project with inherited output, the project's Node first on the path and Next's telemetry off.
 *
 * When the program fails, it has printed the reason, and this process exits with the same code.
 */
export async function run(program: string, args: readonly string[], env: Environment = {}): Promise<void> {
  const code = await exitCodeOf(program, args, env);
  if (code !== 0) process.exit(code);
}

/** The same, but returns the program's exit code. */
export function exitCodeOf(program: string, args: readonly string[], env: Environment = {}): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      // There, the programs in `.bin` are scripts that only a shell can start.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        PATH: `${programs}${path.delimiter}${process.env.PATH}`,
        ...env,
      },
    });
    // Stop the program together with this process; otherwise it would keep its port.
    const stop = () => child.kill();
    process.once('SIGTERM', stop).once('exit', stop);
    child.on('error', reject);
    child.on('exit', (status) => {
      process.off('SIGTERM', stop).off('exit', stop);
      resolve(status ?? 1);
    });
  });
}
