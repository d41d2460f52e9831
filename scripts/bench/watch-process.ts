import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Memory in MB, and open files, connections included; not a number once the process has ended. */
type Figures = { memory: number; files: number };

type Watched = { peak: Figures; now(): Figures; stop(): void };

/** Looks at a process ten times a second, where Linux tells of it in `/proc`. */
export function watchProcess(pid: number): Watched {
  const now = (): Figures => {
    if (!existsSync(`/proc/${pid}`)) return { memory: Number.NaN, files: Number.NaN };
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return { memory: Math.round(Number(kilobytes) / 1024), files: readdirSync(`/proc/${pid}/fd`).length };
  };
  const peak = now();
  const look = () => {
    const { memory, files } = now();
    if (memory > peak.memory) peak.memory = memory;
    if (files > peak.files) peak.files = files;
  };
  const timer = setInterval(look, 100);
  return { peak, now, stop: () => clearInterval(timer) };
}
