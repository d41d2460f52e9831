import { Document, isCollection, isScalar, parse, parseDocument, Scalar } from 'yaml';
import { isDraft, plainFact } from '../../lib/content/drafts.ts';
import { isLanguage } from '../../lib/i18n/languages.ts';

/** Lines are at most this long, as elsewhere in the files. */
export const lineWidth = 120;

/**
 * Replaces one text, number or yes or no of a YAML file and keeps every other byte: the `yaml` package finds the text, its own
 * characters alone are written. A folded block stays one; a plain text is quoted or folded only if it has to be.
 *
 * @param document the parsed source, for several texts of a file from the last to the first
 * @returns the new source
 * @throws RangeError when there is no text at the path
 */
export function setField(
  source: string,
  path: readonly PropertyKey[],
  value: string,
  document = parseDocument(source),
): string {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) throw new RangeError(`no text at ${path.join('.')}`);
  const [start, end] = node.range;
  const isBlock = node.type?.startsWith('BLOCK');
  const put = (text: string) => source.slice(0, start) + text + (isBlock ? '\n' : '') + source.slice(end);
  // A text in place of a number is for the check to refuse. A draft may stand for a number.
  const isDraftedFact = isDraft(String(node.value)) && !path.some(isLanguage);
  if (plainFact.test(value) && (isDraftedFact || typeof parse(value) === typeof node.value))
    return put(value);
  // Whatever braces or brackets enclose, at any depth, has them around itself.
  const parent = document.getIn(path.slice(0, -1), true);
  const isInFlow = isCollection(parent) && parent.flow === true;
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const plain = write(value, node.type?.startsWith('QUOTE') ? node.type : 'PLAIN', isInFlow);
  const isLong = !isInFlow && line.length + plain.length > lineWidth;
  if (!value || !(isBlock || isLong)) return put(plain);
  const block = write(value, 'BLOCK_FOLDED', false, indentBelow(line));
  return put(isBlock ? keepLines(source.slice(start, end), block, value) : block);
}

/** A folded block in which the lines of the one before are left as they are, but for those with changed words. */
function keepLines(before: string, after: string, value: string): string {
  const [, ...old] = before.trimEnd().split(/\n */);
  const [header = '', indent = ''] = /^>.*\n( *)/.exec(after) ?? [];
  const lines = old
    .reduce(
      (text, line) => text.replace(new RegExp(`\\s${RegExp.escape(line)}(?=\\s)`), () => `\n${line}\n`),
      ` ${value} `,
    )
    .split(/\s*\n\s*/)
    .flatMap((line) =>
      old.includes(line) ? [line] : wrap(line.trim(), lineWidth - indent.length).split('\n'),
    );
  const kept = header + lines.filter((line) => line).join(`\n${indent}`);
  return parse(`text: ${kept}`).text === value ? kept : after;
}

/** As the library writes a text behind a key: plain only if that reads back the same, a block in lines of the usual length. */
function write(value: string, type: Scalar['type'], isInFlow: boolean, indent = 1): string {
  const scalar = new Scalar(value);
  scalar.type = type;
  const document = new Document({ k: scalar }, { flow: isInFlow });
  const written = document.toString({ indent, lineWidth: type === 'BLOCK_FOLDED' ? lineWidth : 0 });
  return written.trimEnd().replace(/^\{ k: (.*) \}$|^k: /s, '$1');
}

/** The indent of a block whose first line begins with a key, a list's dash, or both. */
function indentBelow(line: string): number {
  const dashes = /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
  return dashes + (/:\s+$/.test(line) ? 2 : 0);
}

/** Breaks a text into lines of at most `length` characters, unless a word is longer. */
export const wrap = (text: string, length: number): string =>
  text.replaceAll(new RegExp(`(\\S.{0,${length - 1}})(?: |$)`, 'g'), '$1\n').trimEnd();
