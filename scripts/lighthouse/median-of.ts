import type { Figures } from './figures.ts';

/** The middle of several runs, figure by figure. */
export function medianOf(runs: readonly Figures[]): Figures {
  const middle = (read: (run: Figures) => number) =>
    runs.map(read).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    scores: {
      performance: middle((run) => run.scores.performance),
      accessibility: middle((run) => run.scores.accessibility),
      'best-practices': middle((run) => run.scores['best-practices']),
      seo: middle((run) => run.scores.seo),
    },
    fcp: middle((run) => run.fcp),
    lcp: middle((run) => run.lcp),
    speedIndex: middle((run) => run.speedIndex),
    tbt: middle((run) => run.tbt),
    cls: middle((run) => run.cls),
    bytes: middle((run) => run.bytes),
    requests: middle((run) => run.requests),
    benchmarkIndex: middle((run) => run.benchmarkIndex),
  };
}
