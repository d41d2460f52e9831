import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { loadContent } from '../lib/content/load-content.ts';
import { growContent } from './measure/grow-content.ts';

const root = path.resolve(import.meta.dirname, '..');
const copy = path.join(root, '.cache', 'measure');
/** Ten cities make 201 landing pages, 130 make 2,001. */
const sizes = [10, 130];
/** What a build reads; earlier builds' output and caches stay behind. */
const inputs = `.browserslistrc .cache/fonts app art boot components content lib next.config.ts package.json
  postcss.config.mjs public scripts server tsconfig.json`.split(/\s+/);

/** `npm run measure:build`: build time with 200 landing pages and with 2,000, and the cost of each further page. */
const { cities, landing } = loadContent(path.join(root, 'content'));
const slugs = cities.map(({ slug }) => slug);
const pairs = landing.flatMap((page) => ('city' in page ? [{ slug: page.slug, city: page.city }] : []));

const [few, many] = sizes.map((size) => {
  copyProject();
  const count = growContent(path.join(copy, 'content'), slugs, size, pairs);
  const timing = timeBuild();
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

function copyProject(): void {
  fs.rmSync(copy, { recursive: true, force: true });
  for (const name of inputs) fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  // Hard links: the bundler does not follow symbolic links out of the project.
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), copy]);
}

/**
 * Builds the copy without the steps before `next build`: generated cities have no pictures.
 *
 * @returns the number of pages, wall time and CPU time of all processes, in seconds
 */
function timeBuild() {
  const start = performance.now();
  // The last line of `times` is the CPU time of the shell's children, as `1m2.5s 0m3.25s`.
  const output = execFileSync('sh', ['-c', 'next build && times'], {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${path.join(copy, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      SITE_PREPARED: 'yes',
    },
  });
  const wall = (performance.now() - start) / 1000;
  const cpu = [...(output.trimEnd().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
  const files = fs.readdirSync(path.join(copy, 'out'), { recursive: true, encoding: 'utf8' });
  return { pages: files.filter((file) => file.endsWith('.html')).length, wall, cpu };
}
