import fs from 'node:fs';
import path from 'node:path';
import { contentIn } from '../lib/content/content-in.ts';
import { type Language, languages } from '../lib/i18n/languages.ts';
import { landingKinds } from '../lib/landing/landing-pairs.ts';
import { hrefOf } from '../lib/pages/href-of.ts';
import { judgePages } from './similarity/judge-pages.ts';
import { mainWords } from './similarity/main-words.ts';
import { bodyWords, judgeOwnText } from './similarity/own-text.ts';

const out = path.resolve(import.meta.dirname, '../out');
const pairsShown = 5;
const allFailures: string[] = [];

const read = (language: Language, slug: string) =>
  fs.readFileSync(path.join(out, `${hrefOf(language, 'landing', slug)}.html`), 'utf8');

/** `npm run check:landing`: similarity, length and own text of the built landing pages. Exits with 1 past the limits. */
for (const language of languages) {
  for (const kind of landingKinds) {
    const pages = contentIn(language)
      .landing.filter((page) => page.kind === kind)
      .map(({ slug }) => ({ slug, words: mainWords(read(language, slug)) }));
    const { median, pairs, shortest, failures } = judgePages(`${language} ${kind}`, pages);
    const worst = pairs[0]?.similarity ?? 0;
    console.log(
      `${language} ${kind} (${pages.length} pages): median ${median.toFixed(3)}, worst ${worst.toFixed(3)}, ` +
        `shortest ${shortest.words.length} words (${shortest.slug})`,
    );
    for (const { a, b, similarity } of pairs.slice(0, pairsShown))
      console.log(`  ${similarity.toFixed(3)}  ${a}  ${b}`);
    allFailures.push(...failures);
  }
  const { landing, cities } = contentIn(language);
  const names = cities.map(({ name }) => name);
  const { mean, least, failures } = judgeOwnText(
    language,
    landing.map(({ slug }) => ({ slug, words: bodyWords(read(language, slug), names) })),
  );
  console.log(`${language} own text: mean ${mean}, least ${least.join(', ')}`);
  allFailures.push(...failures);
}
if (allFailures.length > 0) {
  console.error(`\n${allFailures.join('\n')}`);
  process.exitCode = 1;
}
