import { spawnSync } from 'node:child_process';

export type Spent = {
  /** From start to end, in seconds. */
  wall: number;
  /** Of all processors together, in seconds: the same whatever else the machine is doing. */
  cpu: number;
};

/**
 * Runs a command and says what it took.
 *
 * @throws Error with the command's own output when it fails.
 */
export function timeCommand(command: readonly string[], cwd: string, path: string): Spent {
  const start = performance.now();
  // The shell's own account of what its children used, as the last line.
  const { status, stdout, stderr } = spawnSync('sh', ['-c', '"$@" && times', 'sh', ...command], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PATH: path },
  });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stdout}${stderr}`);
  const wall = (performance.now() - start) / 1000;
  return { wall, cpu: secondsIn(stdout.trimEnd().split('\n').at(-1) ?? '') };
}

/** Adds up `1m2.5s 0m3.25s`. */
function secondsIn(line: string): number {
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
}
