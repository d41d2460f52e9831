import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import type { Figures } from './figures.ts';

type Options = {
  /** Of the browser's debugging. */
  port: number;
  /** Really slows the browser down, where otherwise the times are worked out from a fast run. */
  applied: boolean;
  /** How many times slower the processor is to be. */
  slowdown: number;
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Loads a page once as Lighthouse's phone does and says how it went.
 *
 * @throws Error when Lighthouse could not load it, or lacks a figure.
 */
export async function measurePage(url: string, { port, applied, slowdown }: Options): Promise<Figures> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // The not-found page is a page, too.
    ignoreStatusCode: true,
    throttlingMethod: applied ? 'devtools' : 'simulate',
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  });
  const report = outcome?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  const audit = (id: string) => {
    const value = report.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse has no figure for ${id}`);
    return value;
  };
  const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    speedIndex: audit('speed-index'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    bytes: audit('total-byte-weight'),
    requests: requestsIn(report.audits['network-requests']?.details),
    benchmarkIndex: report.environment.benchmarkIndex,
  };
}

/** How many requests went out, without those that the browser answers itself. */
function requestsIn(details: unknown): number {
  const { items } = Object(details);
  if (!Array.isArray(items)) throw new Error('Lighthouse lists no requests');
  return items.filter(({ url }) => String(url).startsWith('http')).length;
}
