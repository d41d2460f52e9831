import fs from 'node:fs';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { splitElisions } from '../../../lib/search/elisions.ts';
import { listFiles } from '../../files/list-files.ts';

const onLandingPages = (part: string) => `main[data-kind="landing"] ${part}`;

/**
 * Pictures, of which results show only the one that the main element names, and parts that repeat the words of other pages.
 * Pagefind itself skips forms and navigation.
 */
const excluded = [
  'img',
  '[aria-labelledby="call-title"]',
  'main:not([data-kind="contact"]) #contact',
  'main[data-kind="sitemap"] ul',
  'main[data-kind="sitemap"] details',
  'main[data-kind="locations"] details',
  'main[data-kind="services"] details',
  '.signs',
  ...['benefits', 'features', 'challenges', 'city-service-title'].map((id) =>
    onLandingPages(`[aria-labelledby="${id}"]`),
  ),
];

/** Pagefind's ready-made search forms, which the site does not use. */
const isInterface = /-(?:ui|highlight)\.(?:js|css)$/;

/**
 * Indexes the pages of an export that have `data-pagefind-body` and writes Pagefind's bundle beside them.
 *
 * @returns the number of pages
 * @throws Error with all errors that Pagefind reports
 */
export async function indexPages(out: string): Promise<number> {
  const { index, errors: problems } = await createIndex({ excludeSelectors: excluded });
  if (!index) throw new Error(problems.join('\n'));
  try {
    let count = 0;
    // One after another, because the index depends on the order of the pages.
    // Copies in folders are for hosts that know no other name.
    for (const file of listFiles(out).filter((name) => /^index\.html$|(?<!\/index)\.html$/.test(name))) {
      const html = fs.readFileSync(path.join(out, file), 'utf8');
      if (!html.includes('data-pagefind-body')) continue;
      const url = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      const { errors } = await index.addHTMLFile({ url, content: searchableHtml(html) });
      problems.push(...errors);
      count += 1;
    }
    // Its own writeFiles may answer before the last file is on disk, and closing the service would leave that empty.
    const { files, errors } = await index.getFiles();
    problems.push(...errors);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    for (const { path: name, content } of files.filter((one) => !isInterface.test(one.path))) {
      const file = path.join(out, 'pagefind', name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
    return count;
  } finally {
    await close();
  }
}

/**
 * Names the lead, which results show, and what is about the price; keeps the title out of the text. Pagefind would join a
 * term and its details, or two spans, into one word; find no French word behind its elision; and skip the footers of
 * quotations, which say who is quoted.
 */
function searchableHtml(html: string): string {
  return splitElisions(html)
    .replace('<h1', '<h1 data-pagefind-ignore')
    .replace(/<p(?= class="(?:[^"]* )?lead[" ])/, '<p data-pagefind-meta="lead"')
    .replace('<h2 id="price"', '<h2 id="price" data-pagefind-meta="topic"')
    .replaceAll(/(?<![.?!:…>])<\/(?:dt|dd|summary)>/g, '. $&')
    .replaceAll(/<\/(?:dt|dd|summary|span|b|strong)>(?=[<\p{Lu}\p{N}])/gu, '$& ')
    .replaceAll(/<(\/?)footer\b/g, '<$1div');
}
