import path from 'node:path';
import { loadContent } from '../lib/content/load-content.ts';
import { copyProject } from './measure/copy-project.ts';
import { growContent } from './measure/grow-content.ts';
import { type Timing, timeBuild } from './measure/time-build.ts';

const root = path.resolve(import.meta.dirname, '..');
const copy = path.join(root, '.cache', 'measure');
/** Ten cities make 201 landing pages, 130 make 2,001. */
const sizes = [10, 130];

/** `npm run measure:build`: what a page costs in a build with 200 landing pages and in one with 2,000. */
const { cities, landing } = loadContent(path.join(root, 'content'));
const slugs = cities.map(({ slug }) => slug);
const pairs = landing.flatMap((page) => ('city' in page ? [{ slug: page.slug, city: page.city }] : []));

const timings = sizes.map((size) => {
  copyProject(root, copy);
  const count = growContent(path.join(copy, 'content'), slugs, size, pairs);
  const timing = timeBuild(copy);
  console.log(`\n${count} landing pages, ${timing.pages} pages in all`);
  for (const [step, seconds] of Object.entries(timing.seconds)) {
    console.log(`  ${step.padEnd(14)}${seconds.toFixed(1).padStart(7)} s ${perPage(seconds, timing.pages)}`);
  }
  console.log(
    `  ${'together'.padEnd(14)}${total(timing).toFixed(1).padStart(7)} s ${perPage(total(timing), timing.pages)}`,
  );
  return timing;
});
const [few, many] = timings;
if (few && many) {
  console.log(`\nEach further page: ${perPage(total(many) - total(few), many.pages - few.pages).trim()}`);
}

function total({ seconds }: Timing): number {
  return Object.values(seconds).reduce((sum, step) => sum + step, 0);
}

function perPage(seconds: number, pages: number): string {
  return `${((1000 * seconds) / pages).toFixed(1).padStart(7)} ms a page`;
}
