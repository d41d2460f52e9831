import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentIn } from '../lib/content/content-in.ts';
import { type LandingPair, landingPairs } from '../lib/landing/landing-pairs.ts';
import { firstSentence, missingIn } from './words/answer-first.ts';
import { countClicks } from './words/count-clicks.ts';
import { countPunchlines, countTics } from './words/count-tics.ts';
import { headingFits } from './words/heading-fits.ts';
import { readPage, type WordsOfPage } from './words/read-page.ts';
import { readingEase } from './words/reading-ease.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const out = path.resolve(import.meta.dirname, '..', positionals[0] ?? 'out');
const { services, cities, industries } = contentIn('en');
const pairs = landingPairs({
  services: services.map(({ slug }) => slug),
  cities: cities.map(({ slug }) => slug),
  industries,
});
const names = {
  service: new Map(services.map(({ slug, name }) => [slug, name])),
  city: new Map(cities.map(({ slug, name }) => [slug, name])),
  industry: new Map(industries.map(({ slug, inText }) => [slug, inText])),
};
const pairOf = new Map(pairs.map((pair) => [`/seo/${pair.slug}`, pair]));
/** Acts, regulators and forms: a page that names one makes a claim about it. */
const law =
  /\b(?:PIPEDA|PIPA|PHIPA|PHIA|HIPA|Law 25|FINTRAC|CIRO|PCI DSS|CPCSC|OQLF|CASL|T\d{3,4}|[A-Z][\w’]+ Act)\b/;

/** `npm run check:words [out] [--all]`: what the built pages say first, how they read and where their links lead. */
function main(): void {
  const pages = readPages();
  const landing = pages.flatMap((page) => {
    const pair = pairOf.get(page.path);
    return pair ? [{ ...page, pair }] : [];
  });
  print('leads that say what, whom, where and IT', landing, ({ lead, pair }) =>
    lacking(firstSentence(lead), pair),
  );
  print('descriptions likewise', landing, ({ description, pair }) => lacking(description, pair));
  print('pages with at most one tic', pages, ({ texts }) => {
    const tics = countTics(texts);
    const count = [...tics.values()].reduce((sum, one) => sum + one, 0);
    return count > 1 ? [...tics].map(([name, times]) => `${times} × ${name}`) : [];
  });
  const punchlines = landing.map(({ texts }) => countPunchlines(texts));
  console.log(`sentences that end in ", and …" on a landing page: median ${median(punchlines)}`);
  const ease = landing.map(({ texts }) => readingEase(texts));
  console.log(
    `reading ease of landing pages: median ${median(ease).toFixed(0)}, hardest ${Math.min(...ease).toFixed(0)}`,
  );
  const lists = landing
    .filter(({ pair }) => pair.kind === 'service-city')
    .flatMap((page) => page.lists.filter(({ items }) => items === 12 || items === 18));
  const items = lists.reduce((sum, list) => sum + list.items, 0);
  console.log(
    `keyword items that are links: ${lists.reduce((sum, list) => sum + list.linked, 0)} of ${items}`,
  );
  printHeadings(landing);
  printLinks(pages, landing);
  const businesses = pages.flatMap(({ structuredData }) => businessIds(structuredData));
  console.log(`LocalBusiness: ${businesses.length} blocks, ${new Set(businesses).size} ids`);
  print(
    'landing pages that name a law or regulator, with sources',
    landing.filter(({ texts, linkTexts }) => texts.some((text) => law.test(text) && !linkTexts.has(text))),
    ({ hasSources }) => (hasSources ? [] : ['no sources']),
  );
}

type Read = WordsOfPage & { path: string };
type Landing = Read & { pair: LandingPair };

function readPages(): Read[] {
  return fs
    .readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html' && !file.startsWith('service/'))
    .sort()
    .map((file) => ({
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      ...readPage(fs.readFileSync(path.join(out, file), 'utf8')),
    }));
}

/** How many pages have no problem, and each problem of the others: the first ten, or all. */
function print<P extends Read>(
  what: string,
  pages: readonly P[],
  problemsOf: (page: P) => readonly string[],
): void {
  const wrong = pages.flatMap((page) => {
    const problems = problemsOf(page);
    return problems.length > 0 ? [`  ${page.path}: ${problems.join(', ')}`] : [];
  });
  console.log(`${what}: ${pages.length - wrong.length} of ${pages.length}`);
  for (const line of values.all ? wrong : wrong.slice(0, 10)) console.log(line);
}

function lacking(text: string, pair: LandingPair): string[] {
  return missingIn(text, pair, 'city' in pair ? names.city.get(pair.city) : undefined);
}

function printHeadings(landing: readonly Landing[]): void {
  const links = landing.flatMap((page) => page.related.map((link) => ({ ...link, page })));
  const wrong = links.filter(({ heading, href, page }) => {
    const to = pairOf.get(href);
    return !to || !headingFits(heading, page.pair, to, names);
  });
  console.log(`related links under a wrong heading: ${wrong.length} of ${links.length}`);
  for (const { page, heading, href } of wrong.slice(0, 5))
    console.log(`  ${page.path}: "${heading}" over ${href}`);
}

function printLinks(pages: readonly Read[], landing: readonly Landing[]): void {
  // The sitemap links to every page; a visitor's way does not lead through it.
  const ways = pages
    .filter((page) => page.path !== '/sitemap')
    .map(({ path: from, linked }) => [from, linked] as const);
  const clicks = countClicks('/', new Map(ways));
  print('landing pages at most two clicks from home, sitemap aside', landing, (page) => {
    const count = clicks.get(page.path) ?? Number.POSITIVE_INFINITY;
    return count > 2 ? [`${count} clicks`] : [];
  });
  const outside = pages.filter((page) => !page.path.startsWith('/seo/'));
  print('landing pages with three pages outside /seo that link to them', landing, (page) => {
    const from = outside.filter(({ linked }) => linked.includes(page.path));
    return from.length < 3 ? [from.map((one) => one.path).join(' ') || 'none'] : [];
  });
}

function businessIds(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(businessIds);
  const isBusiness = '@type' in value && value['@type'] === 'LocalBusiness';
  return isBusiness && '@id' in value ? [value['@id'], ...inside] : inside;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

main();
