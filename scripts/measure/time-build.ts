import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export type Timing = {
  pages: number;
  /** From start to end, in seconds. */
  wall: number;
  /** Of all processors together, in seconds: the same whatever else the machine does. */
  cpu: number;
};

/**
 * Builds the project in a folder from clean. What comes before Next is left out: generated cities have no pictures.
 *
 * @throws Error with the build's own output when it fails
 */
export function timeBuild(folder: string): Timing {
  const start = performance.now();
  // The shell's own account of what its children used comes last.
  const { status, stdout, stderr } = spawnSync('sh', ['-c', 'next build && times'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      SITE_PREPARED: 'yes',
    },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  const wall = (performance.now() - start) / 1000;
  const files = fs.readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    wall,
    cpu: secondsIn(stdout.trimEnd().split('\n').at(-1) ?? ''),
  };
}

/** Adds up `1m2.5s 0m3.25s`. */
function secondsIn(line: string): number {
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
}
