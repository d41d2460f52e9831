import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languageOfPath } from '../lib/i18n/language-of.ts';
import { type Language, languages } from '../lib/i18n/languages.ts';
import type { LandingPair } from '../lib/landing/landing-pairs.ts';
import { folderOf } from '../lib/pages/addresses.ts';
import { hrefOf } from '../lib/pages/href-of.ts';
import { firstSentence, missingIn } from './words/answer-first.ts';
import { countClicks } from './words/count-clicks.ts';
import { countPunchlines, countTics } from './words/count-tics.ts';
import { readPage, type WordsOfPage } from './words/read-page.ts';
import { readPairs } from './words/read-pairs.ts';
import { readingEase } from './words/reading-ease.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, language: { type: 'string' } },
});
const out = path.resolve(import.meta.dirname, '..', positionals[0] ?? 'out');
/** Acts, regulators and forms: a page that names one makes a claim about it. */
const laws: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:PIPEDA|PIPA|PHIPA|PHIA|HIPA|Law 25|FINTRAC|CIRO|PCI DSS|CPCSC|OQLF|CASL|T\d{3,4}|[A-Z][\w’]+ Act)\b/,
  fr: /\b(?:LPRPDE|LPRPS|PIPA|PHIA|HIPA|Loi\u00A025|CANAFE|OCRI|PCI DSS|PCCC|OQLF|LCAP|T\d{3,4}|Loi sur|[A-Z][\w’]+ Act)\b/,
};

/**
 * `npm run check:words [out] [--all] [--language fr]`: what the built pages of each language say first, how they read and where
 * their links lead. Fails where a page breaks a rule. How alike they are: `npm run check:landing`.
 */
function main(): void {
  const chosen = languages.filter((language) => !values.language || language === values.language);
  if (chosen.length === 0) {
    console.error(`expected --language ${languages.join(' or ')}, found ${values.language}`);
    process.exitCode = 1;
    return;
  }
  const pages = readPages();
  for (const language of chosen) {
    console.log(`\n${language}`);
    report(
      language,
      pages.filter((page) => languageOfPath(page.path) === language),
    );
  }
}

function report(language: Language, pages: readonly Read[]): void {
  const { pairOf, cityNames } = readPairs(language);
  const landing = pages.flatMap((page) => {
    const pair = pairOf.get(page.path);
    return pair ? [{ ...page, pair }] : [];
  });
  const lacking = (text: string, pair: LandingPair) =>
    missingIn(language, text, pair, 'city' in pair ? cityNames.get(pair.city) : undefined);
  print('leads that say what, whom, where and IT', landing, ({ lead, pair }) =>
    lacking(firstSentence(lead), pair),
  );
  print('descriptions likewise', landing, ({ description, pair }) => lacking(description, pair));
  // These count turns of phrase and syllables of English.
  if (language === 'en') printStyle(pages, landing);
  printLinks(language, pages, landing);
  print(
    'landing pages that name a law or regulator, with sources',
    landing.filter(({ texts, linkTexts }) =>
      texts.some((text) => laws[language].test(text) && !linkTexts.has(text)),
    ),
    ({ hasSources }) => (hasSources ? [] : ['no sources']),
  );
}

function printStyle(pages: readonly Read[], landing: readonly Landing[]): void {
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

/** How many pages have no problem, and each problem of the others: the first ten, or all. A rule without pages is broken, too. */
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
  if (wrong.length > 0 || pages.length === 0) process.exitCode = 1;
}

function printLinks(language: Language, pages: readonly Read[], landing: readonly Landing[]): void {
  const folder = folderOf(language, 'landing');
  // The sitemap links to every page; a visitor's way does not lead through it.
  const ways = pages
    .filter((page) => page.path !== hrefOf(language, 'sitemap'))
    .map(({ path: from, linked }) => [from, linked] as const);
  const clicks = countClicks(hrefOf(language, 'home'), new Map(ways));
  print('landing pages at most two clicks from home, sitemap aside', landing, (page) => {
    const count = clicks.get(page.path) ?? Number.POSITIVE_INFINITY;
    return count > 2 ? [`${count} clicks`] : [];
  });
  const outside = pages.filter((page) => !page.path.startsWith(`${folder}/`));
  print(`landing pages with three pages outside ${folder} that link to them`, landing, (page) => {
    const from = outside.filter(({ linked }) => linked.includes(page.path));
    return from.length < 3 ? [from.map((one) => one.path).join(' ') || 'none'] : [];
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

main();
