import fs from 'node:fs';
import path from 'node:path';
import { contentIn } from '../lib/content/content-in.ts';
import { languages } from '../lib/i18n/languages.ts';
import { hrefOf } from '../lib/pages/href-of.ts';
import { judgePages } from './similarity/judge-pages.ts';
import { mainWords } from './similarity/main-words.ts';

const out = path.resolve(import.meta.dirname, '..', process.argv[2] ?? 'out');
const pairsShown = 5;

/** `npm run check:landing`: how alike the built landing pages are, and how long. Fails past the limits. */
const failures = languages.flatMap((language) => {
  const { landing } = contentIn(language);
  return [...new Set(landing.map(({ kind }) => kind))].flatMap((kind) => {
    const pages = landing.filter((page) => page.kind === kind).map(({ slug }) => readPage(slug));
    const { median, pairs, shortest, failures } = judgePages(`${language} ${kind}`, pages);
    const worst = pairs[0]?.similarity ?? 0;
    console.log(
      `${language} ${kind} (${pages.length} pages): median ${median.toFixed(3)}, worst ${worst.toFixed(3)}, ` +
        `shortest ${shortest.words.length} words (${shortest.slug})`,
    );
    for (const { a, b, similarity } of pairs.slice(0, pairsShown)) {
      console.log(`  ${similarity.toFixed(3)}  ${a}  ${b}`);
    }
    return failures;

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
