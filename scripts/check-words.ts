import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentIn } from '../lib/content/content-in.ts';
import { languageOfPath } from '../lib/i18n/language-of.ts';
import { type Language, languages } from '../lib/i18n/languages.ts';
import { folderOf } from '../lib/pages/addresses.ts';
import { hrefOf } from '../lib/pages/href-of.ts';
import { firstSentence, missingIn } from './words/answer-first.ts';
import { countClicks } from './words/count-clicks.ts';
import { countTics } from './words/count-tics.ts';
import { type PageWords, readPage } from './words/read-page.ts';

/** Acts, regulators and forms: a page that names one makes a claim about it. */
const laws: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:PIPEDA|PIPA|PHIPA|PHIA|HIPA|Law 25|FINTRAC|CIRO|PCI DSS|CPCSC|OQLF|CASL|T\d{3,4}|[A-Z][\w’]+ Act)\b/,
  fr: /\b(?:LPRPDE|LPRPS|PIPA|PHIA|HIPA|Loi\u00A025|CANAFE|OCRI|PCI DSS|PCCC|OQLF|LCAP|T\d{3,4}|Loi sur|[A-Z][\w’]+ Act)\b/,
};

const { values } = parseArgs({ options: { all: { type: 'boolean' }, language: { type: 'string' } } });
const out = path.resolve(import.meta.dirname, '../out');

/**
 * `npm run check:words [--all] [--language fr]`: checks the opening, wording and links of the built pages in each language. Exits with
 * 1 if a page breaks a rule. `npm run check:landing` checks how similar landing pages are.
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
    checkLanguage(
      language,
      pages.filter((page) => languageOfPath(page.path) === language),
    );
  }
}

type Page = PageWords & { path: string };

function readPages(): Page[] {
  return (
    fs
      .readdirSync(out, { recursive: true, encoding: 'utf8' })
      // `about/index.html` is a copy of `about.html`, for simple hosts.
      .filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
      .filter((file) => file !== '404.html' && !file.startsWith('service/'))
      .sort()
      .map((file) => ({
        path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
        ...readPage(fs.readFileSync(path.join(out, file), 'utf8')),
      }))
  );
}

function checkLanguage(language: Language, pages: readonly Page[]): void {
  const { landing: entries, cities } = contentIn(language);
  const cityNames = new Map(cities.map(({ slug, name }) => [slug, name]));
  const landing = pages.flatMap((page) => {
    const pair = entries.find(({ slug }) => hrefOf(language, 'landing', slug) === page.path);
    const city = pair && 'city' in pair ? cityNames.get(pair.city) : undefined;
    return pair ? [{ ...page, missing: (text: string) => missingIn(language, text, pair, city) }] : [];
  });
  print('leads that say what, whom, where and IT', landing, ({ lead, missing }) =>
    missing(firstSentence(lead)),
  );
  print('descriptions likewise', landing, ({ description, missing }) => missing(description));
  // The list of tics is in English.
  if (language === 'en')
    print('pages with at most one tic', pages, ({ texts }) => {
      const tics = [...countTics(texts)];
      const count = tics.reduce((sum, [, times]) => sum + times, 0);
      return count > 1 ? tics.map(([name, times]) => `${times} × ${name}`) : [];
    });
  checkLinks(language, pages, landing);
  print(
    'landing pages that name a law or regulator, with sources',
    landing.filter(({ texts, linkTexts }) =>
      texts.some((text) => laws[language].test(text) && !linkTexts.has(text)),
    ),
    ({ hasSources }) => (hasSources ? [] : ['no sources']),
  );
}

function checkLinks(language: Language, pages: readonly Page[], landing: readonly Page[]): void {
  const folder = folderOf(language, 'landing');
  // The sitemap links to every page, but visitors do not find their way through it.
  const links = pages
    .filter((page) => page.path !== hrefOf(language, 'sitemap'))
    .map(({ path: from, linked }) => [from, linked] as const);
  const clicks = countClicks(hrefOf(language, 'home'), new Map(links));
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

/**
 * Prints how many pages keep a rule, and the problems of those that break it: of the first ten, or of all with `--all`. A rule that
 * applies to no page counts as broken.
 */
function print<P extends Page>(
  rule: string,
  pages: readonly P[],
  problemsOf: (page: P) => readonly string[],
): void {
  const broken = pages.flatMap((page) => {
    const problems = problemsOf(page);
    return problems.length > 0 ? [`  ${page.path}: ${problems.join(', ')}`] : [];
  });
  console.log(`${rule}: ${pages.length - broken.length} of ${pages.length}`);
  for (const line of values.all ? broken : broken.slice(0, 10)) console.log(line);
  if (broken.length > 0 || pages.length === 0) process.exitCode = 1;
}

main();
