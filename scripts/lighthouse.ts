import { parseArgs } from 'node:util';
import { findFrenchPath } from '../lib/pages/find-page.ts';
import { findChromium } from './find-chromium.ts';
import { calibrate } from './lighthouse/calibrate.ts';
import { type Figures, medianOf, scoreNames } from './lighthouse/figures.ts';
import { launchChromium } from './lighthouse/launch-chromium.ts';
import { measurePage } from './lighthouse/measure-page.ts';
import { missedBudgets } from './lighthouse/missed-budgets.ts';
import { printRow } from './measure/print-row.ts';
import { pageKinds } from './postbuild/page-kinds.ts';
import { serveExport } from './serve-export.ts';

/**
 * `npm run lighthouse`: Lighthouse on one page of each kind, on a first visit and on the next one, as a table with the median of
 * several runs. Exits with 1 if a budget is missed, except with `--applied`.
 *
 *   --applied    throttle the browser itself
 *   --runs 3     instead of 5
 *   --page home  only kinds with this word in their names; repeatable
 *   --french     the French pages of these kinds
 *   --beside https://localhost:8443/  a page of another site in the same run; repeatable
 */
const { values } = parseArgs({
  options: {
    applied: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: [''] },
    french: { type: 'boolean', default: false },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const visits = ['first', 'next'] as const;
const program = findChromium();
const server = await serveExport();
const { benchmarkIndex, slowdown } = await calibrate(program, `${server.url}/contact`);
console.info(`Benchmark index ${Math.round(benchmarkIndex)}, slowed down ${slowdown} times
| page | visit | scores | FCP s | LCP s | speed index s | TBT ms | CLS | requests | kB | missed |
| --- | --- | --- | --: | --: | --: | --: | --: | --: | --: | --- |`);

const kinds = pageKinds.filter(([name]) => values.page.some((word) => name.includes(word)));
const pages = [
  ...kinds.flatMap(([kind, file]) => {
    const english = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    const path = values.french ? findFrenchPath(english) : english;
    return path ? [{ kind, url: server.url + path }] : [];
  }),
  ...values.beside.map((url) => ({ kind: url, url })),
];
let missed = 0;
for (const { kind, url } of pages) {
  const runs: Record<(typeof visits)[number], Figures>[] = [];
  while (runs.length < Number(values.runs)) runs.push(await visitTwice(url));
  for (const visit of visits) {
    const figures = runs.map((run) => run[visit]);
    const median = medianOf(figures);
    const failures = url === kind ? [] : missedBudgets(median, kind);
    missed += failures.length;
    const seconds = (name: keyof Figures) => {
      const times = figures.map((one) => one[name]);
      const [least, most] = [Math.min(...times), Math.max(...times)];
      const spread = most - least < 20 ? '' : ` (${(least / 1000).toFixed(2)}–${(most / 1000).toFixed(2)})`;
      return `${(median[name] / 1000).toFixed(2)}${spread}`;
    };
    printRow([
      kind,
      visit,
      scoreNames.map((name) => median[name]).join(' '),
      seconds('fcp'),
      seconds('lcp'),
      seconds('speedIndex'),
      median.tbt.toFixed(0),
      median.cls.toFixed(3),
      String(median.requests),
      (median.bytes / 1000).toFixed(0),
      failures.join(', '),
    ]);
  }
}
await server.close();
process.exit(missed > 0 && !values.applied ? 1 : 0);

/**
 * Measures a first visit in a new browser, then the next one, when the browser remembers that it has shown the tour. Lighthouse
 * sometimes cannot read its trace: then both are repeated.
 */
async function visitTwice(url: string, attempts = 3): Promise<Record<(typeof visits)[number], Figures>> {
  const browser = await launchChromium(program);
  try {
    const options = { port: browser.port, applied: values.applied, slowdown };
    return { first: await measurePage(url, options), next: await measurePage(url, options) };
  } catch (error) {
    if (attempts === 1) throw error;
  } finally {
    await browser.close();
  }
  return visitTwice(url, attempts - 1);
}
