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
  // A text in place of a number is for the check to refuse. A draft may stand for a number.
  const isDraftedFact = isDraft(String(node.value)) && !path.some(isLanguage);
  const isNumber = plainFact.test(value);
  if (isNumber && (isDraftedFact || typeof parse(value) === typeof node.value))
    return source.slice(0, start) + value + source.slice(end);
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const indent = indentBelow(line);
  const folded = () =>
    `>-\n${indent}${wrap(value, lineWidth - indent.length).replaceAll('\n', `\n${indent}`)}`;
  const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  if (isBlock && canFold(value)) return `${source.slice(0, start)}${folded()}\n${source.slice(end)}`;
  const isInFlow = path.some((_, depth) => {
    const parent = document.getIn(path.slice(0, depth), true);
    return isCollection(parent) && parent.flow === true;
  });
  const plain = flowScalar(value, node.type, isInFlow);
  const isLong = !isInFlow && line.length + plain.length > lineWidth;
  const written = isLong && canFold(value) ? folded() : plain;
  return source.slice(0, start) + written + (isBlock ? '\n' : '') + source.slice(end);
}

/** Folding keeps neither line breaks nor blanks at the ends or in a row. */
const canFold = (value: string) => value !== '' && value.trim() === value && !/\n| {2}/.test(value);

/** The indent of a block whose first line begins with a key, a list's dash, or both. */
function indentBelow(line: string): string {
  const dashes = /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
  return ' '.repeat(dashes + (/:\s+$/.test(line) ? 2 : 0));
}

/** Breaks a text into lines of at most `length` characters, unless a word is longer. */
export const wrap = (text: string, length: number): string =>
  text.replaceAll(new RegExp(`(\\S.{0,${length - 1}})(?: |$)`, 'g'), '$1\n').trimEnd();

/** As the library writes it on one line: plain if that reads back the same, else in quotes of the former kind. */
function flowScalar(value: string, type: Scalar['type'], isInFlow: boolean): string {
  const scalar = new Scalar(value);
  scalar.type = type?.startsWith('QUOTE') ? type : 'PLAIN';
  const document = new Document(isInFlow ? [scalar] : scalar);
  if (isCollection(document.contents)) document.contents.flow = true;
  const written = document.toString({ lineWidth: 0 }).trimEnd();
  return isInFlow ? written.slice(1, -1).trim() : written;
}
