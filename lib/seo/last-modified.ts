import { execFileSync } from 'node:child_process';

/** The day on which each content file last changed, by its path in `content`; empty where there is no history. */
export function readLastModified(): ReadonlyMap<string, string> {
  try {
    const args = ['log', '--format=%x00%cs', '--name-only', '--relative', '--', '.'];
    const log = execFileSync('git', args, {
      cwd: 'content',
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return parseLog(log);
  } catch {
    // No git, or no repository: the sitemap has no dates.
    return new Map();
  }
}

/** @param log for each commit, the newest first: NUL, its day, an empty line, and the files that it changed */
export function parseLog(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}
