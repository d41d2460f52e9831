import { execFileSync } from 'node:child_process';

let changes: Map<string, string> | undefined;

/**
 * The day a file was last committed, as `YYYY-MM-DD`. Undefined where that is unknown: no repository, no git, a file
 * that was never committed, or one that only arrived with the first commit of a shallow clone.
 */
export function lastChangeOf(file: string): string | undefined {
  changes ??= readChanges();
  return changes.get(file);
}

function readChanges(): Map<string, string> {
  const known = new Map<string, string>();
  let day = '';
  for (const line of history().split('\n')) {
    if (line.startsWith('day ')) day = line.slice(4);
    else if (line && !known.has(line)) known.set(line, day);
  }
  return known;
}

function history(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 28 });
  try {
    // In a shallow clone every file seems to have changed with the oldest commit, which would be a false date.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return '';
    return git('log', '--format=day %cs', '--name-only', '--relative', '--', 'content');
  } catch {
    return '';
  }
}
