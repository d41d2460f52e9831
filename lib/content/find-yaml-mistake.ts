import {
  type Document,
  type ErrorCode,
  isAlias,
  isNode,
  isScalar,
  type LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml';
import { placesIn } from './places-in.ts';

type YamlMistake = { field: string; line: number; problem: string; isMendable?: boolean };

const quoteIt = 'put the text in "double quotes"';

/** The first mistake that keeps YAML from meaning what it says, in an editor's words, with the line to change. */
export function findYamlMistake(
  text: string,
  document: Document,
  counter: LineCounter,
): YamlMistake | undefined {
  const lines = text.split('\n');
  const spaced = lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));
  const at = (line: number, problem: string) => ({ field: fieldAt(spaced, line), line, problem });
  const lineOf = (index: number) => counter.linePos(index).line;
  const merge = lines.findIndex((line) => /^(?:<{7}|>{7}|={7}$)/.test(line));
  if (merge >= 0)
    return at(
      merge + 1,
      'a merge left two versions: keep one, delete the other and the lines of <<<, === and >>>',
    );
  const [error] = document.errors;
  const cut = findCut(text, document);
  // A text of several lines that is cut makes the lines after it wrong.
  if (cut !== undefined && !(error && error.pos[0] < cut)) return at(lineOf(cut), cutProblem);
  const blank = error ? lines.findIndex((line) => /^ *(?:(?:-|[\w-]+:)?[\u00a0\u202f])/.test(line)) : -1;
  if (blank >= 0)
    return at(
      blank + 1,
      'expected a space, found a no-break space, which looks alike: type the blanks before the text anew',
    );
  if (error) return describe(error);
  const special = findSpecial(document);
  if (special === undefined) return undefined;
  return at(lineOf(special), startProblem(valueOn(lines[lineOf(special) - 1] ?? '')));

  function describe({ code, message, pos: [index] }: YAMLError): YamlMistake {
    const line = lineOf(index);
    const current = lines[line - 1] ?? '';
    const value = valueOn(current);
    if (message.includes('quote')) {
      const opened = lineOf(findOpenQuote(document, text) ?? index);
      const sign = valueOn(lines[opened - 1] ?? '').charAt(0);
      return at(
        opened,
        `the ${sign} at its beginning is never closed: ${sign === '"' ? 'write " at the end of the text' : quoteIt}`,
      );
    }
    if (code === 'BAD_INDENT' && message.startsWith('Flow'))
      return at(
        lines.slice(0, line).findLastIndex(isOpen) + 1,
        'a [ or { is never closed: write ] or } at its end',
      );
    const problem = problems[code];
    if (problem) return at(line, problem);
    if (/^(?:- )?[\w-]+:\S/.test(current.trim())) return at(line, 'expected a blank behind the colon');
    if (/: /.test(value) && code === 'BLOCK_AS_IMPLICIT_KEY')
      return {
        ...at(line, `a colon with a blank behind it would begin a field: ${quoteIt}`),
        isMendable: true,
      };
    if (code === 'BLOCK_AS_IMPLICIT_KEY')
      return at(
        line + 1,
        'expected as many spaces as before the field above it, found more: delete them, or is the name of a field missing between the two?',
      );
    if (/^[|>]/.test(value)) return at(line, 'a text behind | or > begins on the next line');
    if (value.startsWith("'"))
      return at(line, `the text goes on behind its closing ': write ’ for an apostrophe, and ${quoteIt}`);
    if (value.startsWith('"'))
      return at(
        line,
        'the text goes on behind its closing ": write “ and ” inside the text, or \\" for inches',
      );
    if (/^[{[&*!%@`]/.test(value)) return at(line, startProblem(value));
    if (code === 'MISSING_CHAR' || code === 'MULTILINE_IMPLICIT_KEY')
      return at(
        line,
        'expected a field, as in “title: Our services”, or more spaces before a text that goes on',
      );
    return at(line, `this is not YAML (${message}): compare it with the lines around it`);
  }
}

/** What is wrong wherever the parser finds this. */
const problems: Readonly<Partial<Record<ErrorCode, string>>> = {
  DUPLICATE_KEY: 'this field is there twice: keep one',
  TAB_AS_INDENT: 'expected spaces at the beginning of the line, found a tab',
  BAD_DQ_ESCAPE: 'a \\ between double quotes must be written twice: \\\\',
  BLOCK_IN_FLOW: `a colon with a blank behind it, between { and }: ${quoteIt}`,
  MULTIPLE_DOCS: 'expected one list of fields, found a line of ---: delete it',
  BAD_INDENT: 'expected as many spaces as before the fields above it',
};

const cutProblem = `the text ends before #, as YAML takes the rest for a note: ${quoteIt}, or move the note to a line of its own`;

const startProblem = (value: string) => `a text cannot begin with ${value.charAt(0)}: ${quoteIt}`;

/** What follows the field's name or the dash on a line. */
const valueOn = (line: string) => line.replace(/^\s*(?:- +)*(?:[\w-]+: +)?/, '');

/** Whether a [ or { on a line is closed further down, if at all. */
const isOpen = (line: string) =>
  Math.max(line.lastIndexOf('['), line.lastIndexOf('{')) >
  Math.max(line.lastIndexOf(']'), line.lastIndexOf('}'));

/** The index at which the first such value begins. */
const findNode = (document: Document, isFound: (node: Node) => boolean) =>
  placesIn(document.contents)
    .flatMap(({ node }) => (isNode(node) ? node : []))
    .find(isFound)?.range?.[0];

/** A quotation mark without its closing one. */
const findOpenQuote = (document: Document, text: string) =>
  findNode(document, (node) => {
    if (!isScalar(node) || !node.range || !node.type?.startsWith('QUOTE')) return false;
    const [start, end] = node.range;
    // A quotation mark on a later line closed it, and that line's own text followed.
    return end - start < 2 || text[end - 1] !== text[start] || text.slice(start, end).includes('\n');
  });

/** An anchor, alias or tag: signs with a meaning in YAML that no content file uses. */
const findSpecial = (document: Document) =>
  findNode(document, (node) => isAlias(node) || Boolean(node.anchor || node.tag));

/** A text that YAML cuts at ` #`. Notes for editors may stand behind numbers and file names, and mark samples. */
function findCut(text: string, document: Document): number | undefined {
  const comment = / *#(?!\s*(?:Sample|To confirm)\b)/iy;
  return findNode(document, (node) => {
    if (!isScalar(node) || !node.range || node.type !== 'PLAIN') return false;
    if (node.value !== null && typeof node.value !== 'string') return false;
    comment.lastIndex = node.range[node.value === null ? 0 : 1];
    return comment.test(text);
  });
}

/** The path of the field on a line. Broken YAML has no tree; the names and dashes down to that line have. */
function fieldAt(lines: readonly string[], line: number): string {
  const outline = lines.slice(0, line).map((text) => {
    const even = text.replaceAll('\t', '  ').replace(/^(?: {2})* (?! )/, '$& ');
    return /^ *(?:- +)*(?:[\w-]+:(?= |$))?/.exec(even)?.[0] ?? '';
  });
  // A line without a field lies in the field around it.
  const ending = outline.at(-1)?.endsWith(':') ? '' : '_:';
  const { contents } = parseDocument(outline.join('\n') + ending);
  const field = placesIn(contents).at(-1)?.field ?? '';
  return field.replace(/\.?_$/, '') || '(file)';
}
