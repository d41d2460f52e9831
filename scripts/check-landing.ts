import fs from 'node:fs';
import path from 'node:path';
import { contentIn } from '../lib/content/content-in.ts';
import { languages } from '../lib/i18n/languages.ts';
import { hrefOf } from '../lib/pages/href-of.ts';
import { bodyWords, judgeOwnText } from './own-text.ts';

const out = path.resolve(import.meta.dirname, '../out');
const allFailures: string[] = [];

/** `npm run check:landing`: length and own text of the built landing pages. Exits with 1 past the limits. */
for (const language of languages) {
  const { landing, cities } = contentIn(language);
  const names = cities.map(({ name }) => name);
  const pages = landing.map(({ slug }) => {
    const html = fs.readFileSync(path.join(out, `${hrefOf(language, 'landing', slug)}.html`), 'utf8');
    return { slug, words: bodyWords(html, names) };
  });
  const { mean, least, failures } = judgeOwnText(language, pages);
  console.log(`${language} own text: mean ${mean}, least ${least.join(', ')}`);
  allFailures.push(...failures);
}
if (allFailures.length > 0) {
  console.error(`\n${allFailures.join('\n')}`);
  process.exitCode = 1;
}
