import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const steps: readonly [name: string, program: string, ...args: string[]][] = [
  ['pages', 'next', 'build'],
  ['tidying', 'node', 'scripts/prune-export.ts'],
  ['search index', 'node', '--conditions=react-server', 'scripts/index-search.ts'],
  ['compression', 'node', 'scripts/compress-export.ts'],
];

export type Timing = { pages: number; seconds: Readonly<Record<string, number>> };

/**
 * Builds the project in a folder from clean, and times each step.
 *
 * @throws Error with a step's own output when it fails.
 */
export function timeBuild(folder: string): Timing {
  for (const leftover of ['.next', 'out'])
    fs.rmSync(path.join(folder, leftover), { recursive: true, force: true });
  const programs = path.join(folder, 'node_modules', '.bin');
  const seconds: Record<string, number> = {};
  for (const [name, program, ...args] of steps) {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(path.join(programs, program), args, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        PATH: `${programs}${path.delimiter}${process.env.PATH}`,
      },
    });
    if (status !== 0) throw new Error(`${name}: ${stdout}${stderr}`);
    seconds[name] = (performance.now() - start) / 1000;
  }
  const files = fs.readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
  return { pages: files.filter((file) => file.endsWith('.html')).length, seconds };
}
