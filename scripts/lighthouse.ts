import { parseArgs } from 'node:util';
import { findFrenchPath } from '../lib/pages/find-page.ts';
import { findChromium } from './find-chromium.ts';
import { calibrate } from './lighthouse/calibrate.ts';
import type { Figures } from './lighthouse/figures.ts';
import { launchChromium } from './lighthouse/launch-chromium.ts';
import { measurePage } from './lighthouse/measure-page.ts';
import { medianOf } from './lighthouse/median-of.ts';
import { missedBudgets } from './lighthouse/missed-budgets.ts';
import { pageKinds } from './postbuild/page-kinds.ts';
import { serveExport } from './serve-export.ts';

/**
 * `npm run lighthouse`: one page of each kind, on a first visit and on the next one, the median of several runs as a
 * table. Ends with code 1 when a budget is missed; with `--applied` it only tells.
 *
 *   --applied    slow the browser down for real
 *   --runs 3     instead of 5
 *   --page home  only kinds whose name has this in it; several may be given
 *   --french     the French pages of these kinds
 *   --beside https://localhost:8443/  another site's page in the same run; several may be given
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
const program = findChromium();
const server = await serveExport();
// A slow machine is not slowed down as far as a fast one.
const { benchmarkIndex, slowdown } = await calibrate(program, `${server.url}/contact`);
process.stdout.write(`Benchmark index ${Math.round(benchmarkIndex)}, slowed down ${slowdown} times\n`);

const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
row([
  'page',
  'visit',
  'scores',
  'FCP s',
  'LCP s',
  'speed index s',
  'TBT ms',
  'CLS',
  'requests',
  'kB',
  'missed',
]);
row(['---', '---', '---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '---']);

let missed = 0;
const kinds = pageKinds.filter(([name]) => values.page.some((part) => name.includes(part)));
const pages = [
  ...kinds.flatMap(([kind, file]) => {
    const english = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    const path = values.french ? findFrenchPath(english) : english;
    return path ? [{ kind, url: server.url + path }] : [];
  }),
  ...values.beside.map((url) => ({ kind: url, url })),
];
for (const { kind, url } of pages) {
  const runs: Record<'first' | 'next', Figures>[] = [];
  while (runs.length < Number(values.runs)) runs.push(await visitTwice(url, slowdown));
  for (const visit of ['first', 'next'] as const) {
    const visits = runs.map((run) => run[visit]);
    const figures = medianOf(visits);
    const failures = url === kind ? [] : missedBudgets(figures, kind);
    missed += failures.length;
    const seconds = (read: (one: Figures) => number) => {
      const [least = 0, most = 0] = [Math.min(...visits.map(read)), Math.max(...visits.map(read))];
      const spread = most - least < 20 ? '' : ` (${(least / 1000).toFixed(2)}–${(most / 1000).toFixed(2)})`;
      return `${(read(figures) / 1000).toFixed(2)}${spread}`;
    };
    row([
      kind,
      visit,
      Object.values(figures.scores).join(' '),
      seconds(({ fcp }) => fcp),
      seconds(({ lcp }) => lcp),
      seconds(({ speedIndex }) => speedIndex),
      figures.tbt.toFixed(0),
      figures.cls.toFixed(3),
      String(figures.requests),
      (figures.bytes / 1000).toFixed(0),
      failures.join(', '),
    ]);
  }
}
await server.close();
process.exit(missed > 0 && !values.applied ? 1 : 0);

/**
 * A first visit in a browser of its own, and the next one: by then the browser remembers that the tour was shown. Now and
 * then a recording cannot be read, and tells nothing: both visits are made again.
 */
async function visitTwice(
  url: string,
  slowdown: number,
  attempts = 3,
): Promise<Record<'first' | 'next', Figures>> {
  const browser = await launchChromium(program);
  try {
    const options = { port: browser.port, applied: values.applied, slowdown };
    return { first: await measurePage(url, options), next: await measurePage(url, options) };
  } catch (error) {
    if (attempts === 1) throw error;
  } finally {
    await browser.close();
  }
  return visitTwice(url, slowdown, attempts - 1);
}
