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

const [few, many] = sizes.map((size) => {
  copyProject(root, copy);
  const count = growContent(path.join(copy, 'content'), slugs, size, pairs);
  console.log(`\n${count} landing pages`);
  const timing = timeBuild(copy);
  const { wall, cpu } = total(timing);
  console.log(
    `  together      ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time, ${timing.pages} pages`,
  );
  return timing;
});
if (few && many) {
  console.log('\nEach further page');
  for (const step of Object.keys(many.steps)) console.log(`  ${step.padEnd(13)} ${perPage(step, few, many)}`);
}

function total({ steps }: Timing) {
  const all = Object.values(steps);
  return {
    wall: all.reduce((sum, { wall }) => sum + wall, 0),
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}

function perPage(step: string, few: Timing, many: Timing): string {
  const milliseconds = (kind: 'wall' | 'cpu') =>
    (1000 * ((many.steps[step]?.[kind] ?? 0) - (few.steps[step]?.[kind] ?? 0))) / (many.pages - few.pages);
  return `${milliseconds('wall').toFixed(1)} ms, ${milliseconds('cpu').toFixed(1)} ms of processor time`;
}
