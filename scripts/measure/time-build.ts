import fs from 'node:fs';
import path from 'node:path';
import { type Spent, timeCommand } from './time-command.ts';

/** What a build does for every page. Pictures are left out: generated cities have none. */
const steps: Readonly<Record<string, readonly string[]>> = {
  pages: ['next', 'build'],
  tidying: ['node', 'scripts/prune-export.ts'],
  'deferred hydration': ['node', 'scripts/postbuild/defer-hydration.ts'],
  hosting: ['node', 'scripts/hosting/prepare-hosting.ts'],
  'search index': ['node', '--conditions=react-server', 'scripts/index-search.ts'],
  compression: ['node', 'scripts/compress-export.ts'],
};

export type Timing = { pages: number; steps: Readonly<Record<string, Spent>> };

/** Builds the project in a folder from clean, and times each step. */
export function timeBuild(folder: string): Timing {
  for (const leftover of ['.next', 'out'])
    fs.rmSync(path.join(folder, leftover), { recursive: true, force: true });
  const search = `${path.join(folder, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`;
  const spent = Object.entries(steps).map(([name, command]) => {
    const taken = timeCommand(command, folder, search);
    console.log(
      `  ${name.padEnd(13)} ${taken.wall.toFixed(1)} s, ${taken.cpu.toFixed(1)} s of processor time`,
    );
    return [name, taken] as const;
  });
  const files = fs.readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    steps: Object.fromEntries(spent),
  };
}
