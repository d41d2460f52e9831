import { cpus, loadavg } from 'node:os';

/** Prints the conditions under which the figures above were measured. */
export function printMachine(): void {
  const [cpu] = cpus();
  const load = loadavg().map((average) => average.toFixed(1));
  console.info(
    `\n${cpus().length} cores, ${cpu?.model ?? 'unknown'}, Node ${process.version}, load ${load.join(' ')}`,
  );
}
