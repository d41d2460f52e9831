import fs from 'node:fs';
import path from 'node:path';
import { contentIn } from '../lib/content/content-in.ts';
import { languages } from '../lib/i18n/languages.ts';
import { listToDraw } from './art/find-undrawn.ts';
import { warnOfDrift } from './check-content.ts';
import { listFiles } from './files/list-files.ts';
import { listReleases } from './releases/releases.ts';

const root = path.resolve(import.meta.dirname, '..');
const maxShown = 12;

/** The pages that read differently in two releases, by path; those that only one of them has are marked. */
export function findChangedPages(before: string, after: string): string[] {
  const pagesIn = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.html'));
  const [old, now] = [pagesIn(before), pagesIn(after)];
  const textOf = (folder: string, file: string) =>
    visibleText(fs.readFileSync(path.join(folder, file), 'utf8'));
  return [
    ...now.filter((file) => !old.includes(file)).map((file) => `${pathOf(file)}  (new)`),
    ...now.flatMap((file) =>
      old.includes(file) && textOf(before, file) !== textOf(after, file) ? [pathOf(file)] : [],
    ),
    ...old.filter((file) => !now.includes(file)).map((file) => `${pathOf(file)}  (gone)`),
  ];
}

const pathOf = (file: string) =>
  `/${file.replaceAll(path.sep, '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** What people and search engines read, with the URLs of pictures; without scripts, styles and names of chunks. */
function visibleText(html: string): string {
  const read = [...html.matchAll(/ (?:alt|content|aria-label|src)="([^"]*)"/g)].map(([, value = '']) =>
    value.includes('/_next/') ? '' : value,
  );
  const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return `${text}\n${read.join('\n')}`;
}

/** `npm run build` ends with it: what changed, where to look at it, what is left for others to do. */
function printSummary(): void {
  const releases = path.join(root, '.releases');
  const { ids, current } = listReleases(releases);
  const previous = current === undefined ? undefined : ids[ids.indexOf(current) - 1];
  if (current && previous) {
    const changed = findChangedPages(path.join(releases, previous), path.join(releases, current));
    console.log(
      `\n${changed.length} ${changed.length === 1 ? 'page' : 'pages'} changed since the release of ${previous.slice(0, 16).replace('T', ' ').replace('.', ':')} UTC.`,
    );
    printSome(changed);
    printUrl(changed.find((page) => !page.endsWith('(gone)'))?.split(' ')[0]);
  } else {
    console.log(
      '\nThe first release of this folder: there is none to compare it with. The next build names the pages that change.',
    );
    printUrl();
  }
  warnOfDrift();
  const toDraw = listToDraw(contentIn(languages[0]));
  if (toDraw.length > 0) console.log('For a designer, when there is time:');
  printSome(toDraw);
}

function printUrl(page = '/'): void {
  console.log(`To look at it: npm start, then http://localhost:${process.env.PORT ?? 3000}${page}`);
}

function printSome(lines: readonly string[]): void {
  for (const line of lines.slice(0, maxShown)) console.log(`  ${line}`);
  if (lines.length > maxShown) console.log(`  and ${lines.length - maxShown} more`);
}

if (import.meta.main) printSummary();
