import path from 'node:path';
import { loadContent } from '../lib/content/load-content.ts';
import { copyProject } from './measure/copy-project.ts';
import { growContent } from './measure/grow-content.ts';
import { timeBuild } from './measure/time-build.ts';

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
  const timing = timeBuild(copy);
  const { pages, wall, cpu } = timing;
  console.log(
    `${pages} pages, ${count} of them landing pages: ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time`,
  );
  return timing;
});
if (few && many) {
  const perPage = (kind: 'wall' | 'cpu') =>
    ((1000 * (many[kind] - few[kind])) / (many.pages - few.pages)).toFixed(1);
  console.log(`Each further page: ${perPage('wall')} ms, ${perPage('cpu')} ms of processor time`);
}
