import { isMap, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { languages } from '../i18n/languages.ts';
import { mendTypography } from './french/find-typography-faults.ts';
import { notProse } from './french/list-texts.ts';
import { listComments } from './list-comments.ts';

/**
 * Mends what is mechanical in a content file and leaves every other character as it is: missing quotes around a text with a
 * colon, apostrophes and quotation marks, the blanks of French typography. A file that is not YAML after that stays so.
 *
 * @param language that of a Markdown file; in YAML, the keys tell it
 */
export function mendText(source: string, language?: string): string {
  const [, head, body] = (language && /^(---\n[\s\S]*?\n)(---\n[\s\S]*)$/.exec(source)) || [];
  if (language && head && body)
    return mendScalars(quoteColons(head), language) + mendMarkdown(body, language);
  return mendScalars(quoteColons(source));
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

function mendScalars(text: string, languageOfFile?: string): string {
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0) return text;
  const edits: { start: number; end: number; by: string }[] = [];
  visit(document, {
    Scalar: (key, scalar, parents) => {
      const path = parents.flatMap((parent) =>
        'key' in parent && isScalar(parent.key) ? String(parent.key.value) : [],
      );
      const language = languageOfFile ?? languages.find((written) => path.includes(written));
      if (
        key === 'key' ||
        !language ||
        typeof scalar.value !== 'string' ||
        path.some((name) => notProse.has(name))
      )
        return;
      const [start, end] = scalar.range ?? [0, 0];
      const by = mendScalar(text.slice(start, end), scalar, language);
      edits.push({ start, end, by });
    },
  });
  return edits.reduceRight(
    (mended, { start, end, by }) => mended.slice(0, start) + by + mended.slice(end),
    text,
  );
}

/** @param written how the file writes the text: with its quotation marks, or the `>-` of a folded block. */
function mendScalar(written: string, { type, value }: Scalar, language: string): string {
  if (type?.startsWith('QUOTE')) {
    const mended = mendWords(String(value), language);
    return mended === value ? written : JSON.stringify(mended);
  }
  const joined = type === 'BLOCK_LITERAL' ? written : joinSigns(written);
  const mended = joined.replaceAll(/^([ \t]*)(.+)$/gm, (_, indent: string, words: string) =>
    /^[|>][-+]?\d?$/.test(words) ? indent + words : indent + mendWords(words, language),
  );
  return type === 'PLAIN' && /:(?:\s|$)/.test(mended) ? JSON.stringify(oneLine(mended)) : mended;
}

/** Moves a sign that begins a line up to the word that it follows, and a word down from «: the line break would count as a blank. */
const joinSigns = (text: string) =>
  text.split('\n').reduce((before, line) => {
    const isJoined = /^[:;!?»](?:\s|$)/.test(line.trimStart()) || before.trimEnd().endsWith('«');
    return isJoined ? `${before.trimEnd()} ${line.trimStart()}` : `${before}\n${line}`;
  });

const oneLine = (text: string) =>
  text
    .split('\n')
    .map((part) => part.trim())
    .join(' ');

/** Leaves addresses, code, comments and the signs of Markdown. */
function mendMarkdown(body: string, language: string): string {
  const markup = /(\]\([^()\n]*\)|`[^`\n]*`|^[-|: ]+$|^ *(?:#+|[->]|\d+\.) |\n+ *)/m;
  const mendProse = (prose: string) =>
    prose
      .split(markup)
      .map((part, index) => (index % 2 === 0 ? mendWords(part, language) : part))
      .join('');
  const comments = listComments(body);
  const parts = comments.map(
    ({ start, end }, index) =>
      body.slice(start, end) + mendProse(body.slice(end, comments[index + 1]?.start)),
  );
  return mendProse(body.slice(0, comments[0]?.start)) + parts.join('');
}

/** Mends the apostrophes, quotation marks and blanks of a text without markup. */
export function mendWords(text: string, language: string): string {
  if (language === 'fr') return mendTypography(text);
  return text
    .replaceAll(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?= )/gu, '’')
    .replaceAll(/(?<!\d)"([^"\n]+)"/g, '“$1”');
}
