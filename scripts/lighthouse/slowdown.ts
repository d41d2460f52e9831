/** The machine on which the budgets were set: Lighthouse's benchmark index, and its CPU slowdown multiplier. */
const reference = { benchmarkIndex: 2850, slowdown: 4 };

/**
 * Chooses the CPU slowdown multiplier that makes this machine as fast as the reference phone: half the reference's multiplier for a
 * machine of half its speed. At least 1, at most the reference's.
 *
 * @param benchmarkIndex as Lighthouse reports it for this machine
 */
export function slowdownFor(benchmarkIndex: number): number {
  const factor = (reference.slowdown * benchmarkIndex) / reference.benchmarkIndex;
  return Math.min(reference.slowdown, Math.max(1, Math.round(factor * 10) / 10));
}
