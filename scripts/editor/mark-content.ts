import { hash } from 'node:crypto';
import { isLanguage } from '../../lib/i18n/languages.ts';
import { markOf } from './field-mark.ts';

/** The number of a field: the same in every process, so that the editor needs no table from the pages. */
export function numberOf(file: string, path: readonly PropertyKey[]): number {
  return hash('sha256', `${file}#${path.join('/')}`, 'buffer').readUIntBE(0, 6);
}

/**
 * In `npm run edit`, every text that a visitor reads begins with an invisible mark of its field. A mark at the end would be
 * lost in excerpts.
 *
 * @param files the files of single entries; one of a folder names its own
 */
export function markContent<T>(content: T, files: ReadonlyMap<object, string>): T {
  const mark = (value: unknown, file: string, path: readonly string[], isText: boolean): unknown => {
    if (typeof value === 'string') return isText ? markText(value, file, path) : value;
    if (typeof value !== 'object' || value === null) return value;
    const own = 'file' in value ? String(value.file) : files.get(value);
    const [inFile, inPath] = own ? [own, []] : [file, path];
    const marked = Object.entries(value).map(([key, child]) => {
      const isEmail = inFile === 'company.yaml' && key === 'email';
      const isWords = isText || inFile.endsWith('.md') || isLanguage(key) || isEmail;
      return [key, mark(child, inFile, [...inPath, key], isWords && !notShown.has(key))] as const;
    });
    return Array.isArray(value) ? marked.map(([, child]) => child) : Object.fromEntries(marked);
  };
  return mark(content, '', [], false) as T;
}

/** Fields that the code compares or parses, or that nobody sees. */
const notShown: ReadonlySet<string> = new Set([
  'slug',
  'file',
  'canonical',
  'keywords',
  'sameAs',
  'smallWords',
  'time',
]);

function markText(text: string, file: string, path: readonly string[]): string {
  if (file.endsWith('.md') && path[0] === 'body') return markBlocks(text, file);
  // Addresses and dates.
  const isCode = /^(?:(?:https?:|\/|#)\S*|\d{4}-\d\d-\d\d)$/.test(text);
  const isFileName = /^(?:city|service)$/.test(String(path.at(-1))) && /^[a-z-]+$/.test(text);
  return isCode || isFileName ? text : markOf(numberOf(file, path)) + text;
}

/** Marks each block of a Markdown text behind the signs that begin it. */
function markBlocks(body: string, file: string): string {
  const blocks = body.split(/\n{2,}/).map((block, index) => {
    const mark = markOf(numberOf(file, ['body', index]));
    const signs = /^(?:#+ |> |\| *)?(?:\*\*)?/;
    // Each item of a list is an element of its own.
    return /^(?:- |\d+\. )/.test(block)
      ? block.replaceAll(/^(?:- |\d+\. )(?:\*\*)?/gm, (sign) => sign + mark)
      : block.replace(signs, (sign) => sign + mark);
  });
  return blocks.join('\n\n');
}
