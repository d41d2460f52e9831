import fs from 'node:fs';
import path from 'node:path';
import { contentIn } from '../lib/content/content-in.ts';
import { languages } from '../lib/i18n/languages.ts';
import { hrefOf } from '../lib/pages/href-of.ts';
import { comparePages } from './similarity/compare-pages.ts';
import { mainWords } from './similarity/main-words.ts';

const out = path.resolve(import.meta.dirname, '..', process.argv[2] ?? 'out');
const limits = { median: 0.2, worst: 0.4, words: 450 };
const pairsShown = 5;

/** `npm run check:landing`: how alike the built landing pages are, and how long. Fails past the limits. */
const failures = languages.flatMap((language) => {
  const { landing } = contentIn(language);
  return [...new Set(landing.map(({ kind }) => kind))].flatMap((kind) => {
    const pages = landing.filter((page) => page.kind === kind).map(({ slug }) => readPage(slug));
    return judge(`${language} ${kind}`, pages);

    function readPage(slug: string) {
      const file = path.join(out, `${hrefOf(language, 'landing', slug)}.html`);
      return { slug, words: mainWords(fs.readFileSync(file, 'utf8')) };
    }
  });
});
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`);
  process.exitCode = 1;
}

function judge(kind: string, pages: readonly { slug: string; words: readonly string[] }[]): string[] {
  const { median, pairs } = comparePages(pages);
  const [shortest] = pages.toSorted((a, b) => a.words.length - b.words.length);
  const [worst] = pairs;
  if (!shortest || !worst) return [`${kind}: no pages`];
  console.log(
    `${kind} (${pages.length} pages): median ${median.toFixed(3)}, worst ${worst.similarity.toFixed(3)}, ` +
      `shortest ${shortest.words.length} words (${shortest.slug})`,
  );
  for (const { a, b, similarity } of pairs.slice(0, pairsShown)) {
    console.log(`  ${similarity.toFixed(3)}  ${a}  ${b}`);
  }
  const tooShort = pages.filter(({ words }) => words.length < limits.words);
  const tooAlike = pairs.filter(({ similarity }) => similarity > limits.worst);
  return [
    ...(median > limits.median
      ? [`${kind}: the median is ${median.toFixed(3)}, at most ${limits.median}`]
      : []),
    ...(tooAlike.length > 0 ? [`${kind}: ${tooAlike.length} pairs are more alike than ${limits.worst}`] : []),
    ...tooShort.map(
      ({ slug, words }) => `${kind}: ${slug} has ${words.length} words, at least ${limits.words}`,
    ),
  ];
}
