import path from 'node:path';
import { parseArgs } from 'node:util';
import { createEntry } from './editor/create-entry.ts';

/** `npm run new -- KIND NAME`: adds an entry to the content, and lists what has to come with it. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { fr: { type: 'string' }, 'only-with': { type: 'string', multiple: true } },
});
const [kind = '', ...words] = positionals;
try {
  const root = path.resolve(import.meta.dirname, '../content');
  const { fr, 'only-with': services } = values;
  const { file, model, drafts, page, follow } = createEntry(root, kind, words.join(' '), fr, services);
  console.log(`content/${file}  copied from ${model}, in both languages: ${drafts} texts to write`);
  if (page) console.log(`\`npm run edit\` shows it on ${page}`);
  if (follow.length > 0) console.log(['\nWith it come:', ...follow].join('\n  '));
  console.log(
    '\nReplace every text that begins with DRAFT or À ÉCRIRE: `npm run check:content` names those that are left, and what else is missing.',
  );
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(`npm run new -- KIND NAME [--fr "NOM"] [--only-with SERVICE]: ${error.message}`);
  process.exit(1);
}
