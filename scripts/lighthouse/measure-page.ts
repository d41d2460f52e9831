import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { type Figures, scoreNames } from './figures.ts';

type Options = {
  /** The browser's debugging port. */
  port: number;
  /** Throttles the browser itself instead of simulating a slow phone from a fast run. */
  applied: boolean;
  /** CPU slowdown multiplier. */
  slowdown: number;
};

/**
 * Audits a page once with Lighthouse, emulating its phone.
 *
 * @throws Error if Lighthouse cannot load the page or lacks a figure
 */
export async function measurePage(url: string, { port, applied, slowdown }: Options): Promise<Figures> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...scoreNames],
    // The not-found page is measured, too.
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
  const score = (id: (typeof scoreNames)[number]) => Math.round((report.categories[id]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    speedIndex: audit('speed-index'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    bytes: audit('total-byte-weight'),
    requests: countRequests(report.audits['network-requests']?.details),
    benchmarkIndex: report.environment.benchmarkIndex,
  };
}

/** Counts network requests; leaves out `data:` and `blob:` URLs. */
function countRequests(details: unknown): number {
  const { items } = Object(details);
  if (!Array.isArray(items)) throw new Error('Lighthouse lists no requests');
  return items.filter(({ url }) => String(url).startsWith('http')).length;
}
