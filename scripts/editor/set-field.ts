import { Document, isCollection, isScalar, parseDocument, Scalar } from 'yaml';

/** Lines of a folded text are at most this long. */
const width = 110;

/**
 * Replaces one text of a YAML file and keeps every other byte: the `yaml` package finds the text, its own characters alone are
 * written. A folded block stays one; a plain text is quoted or folded only if it has to be.
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
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  const isInFlow = path.some((_, depth) => {
    const parent = document.getIn(path.slice(0, depth), true);
    return isCollection(parent) && parent.flow === true;
  });
  const plain = flowScalar(value, node.type, isInFlow);
  const isLong = !isInFlow && line.length + plain.length > width;
  const written = (isBlock || isLong) && canFold(value) ? fold(value, indentBelow(line)) : plain;
  return source.slice(0, start) + written + (isBlock ? '\n' : '') + source.slice(end);
}

/** Folding keeps neither line breaks nor blanks at the ends or in a row. */
const canFold = (value: string) => value !== '' && value.trim() === value && !/\n| {2}/.test(value);

/** The indent of a block whose first line begins with a key, a list's dash, or both. */
function indentBelow(line: string): string {
  const dashes = /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
  return ' '.repeat(dashes + (/:\s+$/.test(line) ? 2 : 0));
}

function fold(value: string, indent: string): string {
  const lines = [''];
  for (const word of value.split(' ')) {
    const last = lines.at(-1) ?? '';
    const isFull = last !== '' && indent.length + last.length + 1 + word.length > width;
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return ['>-', ...lines.map((words) => indent + words)].join('\n');
}

/** As the library writes it on one line: plain if that reads back the same, else in quotes of the former kind. */
function flowScalar(value: string, type: Scalar['type'], isInFlow: boolean): string {
  const scalar = new Scalar(value);
  scalar.type = type?.startsWith('QUOTE') ? type : 'PLAIN';
  const document = new Document(isInFlow ? [scalar] : scalar);
  if (isCollection(document.contents)) document.contents.flow = true;
  const written = document.toString({ lineWidth: 0 }).trimEnd();
  return isInFlow ? written.slice(1, -1).trim() : written;
}
