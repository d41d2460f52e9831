import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { languageOfFile } from '../lib/content/fill-facts.ts';
import { listComments } from '../lib/content/list-comments.ts';
import { listTexts } from '../lib/content/list-texts.ts';
import { mendWords } from '../lib/content/mend-words.ts';
import { splitFile } from '../lib/content/split-file.ts';
import { languages } from '../lib/i18n/languages.ts';
import { lineWidth, setField, wrap } from './editor/set-field.ts';

/**
 * Mends what is mechanical in a content file and leaves every other text as it is: missing quotes around a text with a colon,
 * apostrophes and quotation marks, the blanks of French typography. A file that is not YAML after that stays so. Like the
 * content check, it reads a text on several lines as one.
 */
export function mendText(file: string, source: string): string {
  const [yaml, below] = splitFile(file, source);
  return mendFields(file, quoteColons(yaml)) + mendMarkdown(below, languageOfFile(file));
}

/** Puts texts in quotes that YAML would take for fields, one by one: each makes the ones below it readable. */
function quoteColons(source: string): string {
  let text = source;
  for (let line = findColon(text); line !== undefined; line = findColon(text)) {
    const quoted = quoteLine(text, line);
    if (quoted === text) return text;
    text = quoted;
  }
  return text;
}

/** The line, from 1, of a text with a colon: after a field's name, or as a list item whose “name” has a blank in it. */
function findColon(text: string): number | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const [error] = document.errors;
  let index = error?.code === 'BLOCK_AS_IMPLICIT_KEY' ? error.pos[0] : undefined;
  if (!error)
    visit(document, {
      Pair: (_, { key }, [...parents]) => {
        const isItem = isMap(parents.at(-1)) && isScalar(key) && /\s/.test(String(key.value));
        if (!isItem) return undefined;
        index = key.range?.[0];
        return visit.BREAK;
      },
    });
  return index === undefined ? undefined : counter.linePos(index).line;
}

/** Quotes the text on a line and the lines that continue it. Leaves a line that is wrong for another reason. */
function quoteLine(text: string, line: number): string {
  const lines = text.split('\n');
  const current = lines[line - 1] ?? '';
  const [start = ''] = /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(current) ?? [];
  const value = current.slice(start.length);
  const hasColon = value.includes(': ') || value.endsWith(':');
  if (!hasColon || start.trim() === '' || /^["'[{|>]/.test(value)) return text;
  const indent = start.search(/[^\s-]|$/);
  let last = line;
  while (
    /^\s+\S/.test(lines[last] ?? '') &&
    (lines[last] ?? '').search(/\S/) > indent - (start.includes(':') ? 0 : 1)
  )
    last += 1;
  const whole = [value, ...lines.slice(line, last)].join('\n');
  const quoted = `${start}"${whole.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  return [...lines.slice(0, line - 1), quoted, ...lines.slice(last)].join('\n');
}

function mendFields(file: string, source: string): string {
  const document = parseDocument(source, { prettyErrors: false });
  if (document.errors.length > 0) return source;
  const data: unknown = document.toJS();
  const mended = languages
    .flatMap((language) => listTexts(file, data, language).map((text) => ({ ...text, language })))
    .map(({ field, text, language }) => ({ path: field.split('.'), text, by: mendWords(text, language) }))
    .filter(({ text, by }) => by !== text);
  return mended.reduceRight((text, { path, by }) => setField(text, path, by, document), source);
}

/** Leaves addresses, code, comments and the signs of Markdown. */
function mendMarkdown(body: string, language: string): string {
  const comments = listComments(body);
  const mendProse = (prose: string) =>
    prose
      .split(/(\n{2,}|\n(?= *(?:[-|#>]|\d+\. )|$))/)
      .map((part, index) => (index % 2 === 0 ? mendParagraph(part, language) : part))
      .join('');
  const parts = comments.map(
    ({ start, end }, index) =>
      body.slice(start, end) + mendProse(body.slice(end, comments[index + 1]?.start)),
  );
  return mendProse(body.slice(0, comments[0]?.start)) + parts.join('');
}

function mendParagraph(paragraph: string, language: string): string {
  const markup = /(\]\([^()\n]*\)|`[^`\n]*`|^[-|: ]+$|^ *(?:#+|[->]|\d+\.) )/;
  const text = paragraph.replaceAll(/\n */g, ' ');
  const mended = text
    .split(markup)
    .map((part, index) => (index % 2 === 0 ? mendWords(part, language) : part))
    .join('');
  if (mended === text) return paragraph;
  return paragraph.includes('\n') ? wrap(mended, lineWidth) : mended;
}
