import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Memory in MB, and open files including connections. NaN once the process has exited. */
type Figures = { memory: number; files: number };

type Watch = { peak: Figures; now(): Figures; stop(): void };

/** Samples a process's memory and open files from `/proc` ten times a second. Linux only. */
export function watchProcess(pid: number): Watch {
  const now = (): Figures => {
    if (!existsSync(`/proc/${pid}`)) return { memory: Number.NaN, files: Number.NaN };
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return { memory: Math.round(Number(kilobytes) / 1024), files: readdirSync(`/proc/${pid}/fd`).length };
  };
  const peak = now();
  const timer = setInterval(() => {
    const { memory, files } = now();
    if (memory > peak.memory) peak.memory = memory;
    if (files > peak.files) peak.files = files;
  }, 100);
  return { peak, now, stop: () => clearInterval(timer) };
}
