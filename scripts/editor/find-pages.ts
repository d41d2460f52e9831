import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../../lib/i18n/languages.ts';
import { pages } from '../../lib/pages/pages.ts';

/** Enough of a text to know it by. */
const probeLength = 60;

/** The paths of the pages that showed a text when the site was last built; none without a build. */
export function findPagesWith(text: string): string[] {
  // What a fact fills is unknown here, and HTML escapes some signs: the longest part between them tells the text.
  const [longest = ''] = text.split(/\{[^}]*\}|[&<>"']/).toSorted((a, b) => b.length - a.length);
  const probe = longest.slice(0, probeLength).trim();
  if (probe.length < 8) return [];
  const hasText = (file: string) => fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(probe);
  return languages
    .flatMap((language) => pages(language).map((page) => page.path))
    .filter((address) => hasText(path.join('out', `${address === '/' ? 'index' : address}.html`)));
}
