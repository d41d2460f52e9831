/** The machine on which the budgets were set, by Lighthouse's own measure of processors, and how far it was slowed down. */
const reference = { benchmarkIndex: 2850, slowdown: 4 };

/**
 * How far to slow this machine's processor down so that it stands for the same phone as the reference does: a machine
 * of half its speed, half as far. Never speeds up.
 *
 * @param benchmarkIndex as Lighthouse reports it of this machine
 */
export function slowdownFor(benchmarkIndex: number): number {
  const factor = (reference.slowdown * benchmarkIndex) / reference.benchmarkIndex;
  return Math.min(reference.slowdown, Math.max(1, Math.round(factor * 10) / 10));
}
