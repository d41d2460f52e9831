import { type Document, isAlias, type LineCounter, visit, type YAMLError } from 'yaml';

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
    switch (code) {
      case 'DUPLICATE_KEY':
        return at(line, 'this field is there twice: keep one');
      case 'TAB_AS_INDENT':
        return at(line, 'expected spaces at the beginning of the line, found a tab');
      case 'BAD_DQ_ESCAPE':
        return at(line, 'a \\ between double quotes must be written twice: \\\\');
      case 'BLOCK_IN_FLOW':
        return at(line, `a colon with a blank behind it, between { and }: ${quoteIt}`);
      case 'MULTIPLE_DOCS':
        return at(line, 'expected one list of fields, found a line of ---: delete it');
      case 'BAD_INDENT': {
        const open = lines.slice(0, line).findLastIndex(isOpen);
        if (message.startsWith('Flow'))
          return at(open + 1, 'a [ or { is never closed: write ] or } at its end');
        return at(line, 'expected as many spaces as before the fields above it');
      }
    }
    if (/^(?:- )?[\w-]+:\S/.test(current.trim())) return at(line, 'expected a blank behind the colon');
    if (/: /.test(value) && code === 'BLOCK_AS_IMPLICIT_KEY')
      return {
        ...at(line, `a colon with a blank behind it would begin a field: ${quoteIt}`),
        isMendable: true,
      };
    if (code === 'BLOCK_AS_IMPLICIT_KEY')
      return at(line + 1, 'expected as many spaces as before the field above it, found more');
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

const cutProblem = `the text ends before #, as YAML takes the rest for a note: ${quoteIt}, or move the note to a line of its own`;

const startProblem = (value: string) => `a text cannot begin with ${value.charAt(0)}: ${quoteIt}`;

/** What follows the field's name or the dash on a line. */
const valueOn = (line: string) => line.replace(/^\s*(?:- +)*(?:[\w-]+: +)?/, '');

/** Whether a [ or { on a line is closed further down, if at all. */
const isOpen = (line: string) =>
  Math.max(line.lastIndexOf('['), line.lastIndexOf('{')) >
  Math.max(line.lastIndexOf(']'), line.lastIndexOf('}'));

/** The index of a quotation mark without its closing one. */
function findOpenQuote(document: Document, text: string): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (!range || !type?.startsWith('QUOTE')) return undefined;
      const [start, end] = range;
      const isOpen = end - start < 2 || text[end - 1] !== text[start];
      // A quotation mark on a later line closed it, and that line's own text followed.
      if (!isOpen && !text.slice(start, end).includes('\n')) return undefined;
      found = start;
      return visit.BREAK;
    },
  });
  return found;
}

/** The index of an anchor, alias or tag: signs with a meaning in YAML that no content file uses. */
function findSpecial(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node) && !node.anchor && !node.tag) return undefined;
      found = node.range?.[0];
      return visit.BREAK;
    },
  });
  return found;
}

/** The index of a text that YAML cuts at ` #`. Notes for editors may stand behind numbers and file names, and mark samples. */
function findCut(text: string, document: Document): number | undefined {
  if (!/\S +#/.test(text)) return undefined;
  const comment = / *#(?!\s*(?:Sample|To confirm)\b)/iy;
  let found: number | undefined;
  visit(document, {
    Scalar: (_, { type, range, value }) => {
      if (!range || type !== 'PLAIN' || (value !== null && typeof value !== 'string')) return undefined;
      comment.lastIndex = value === null ? range[0] : range[1];
      if (!comment.test(text)) return undefined;
      found = range[0];
      return visit.BREAK;
    },
  });
  return found;
}

/** The path of the field on a line, read from the indentation: broken YAML has no tree. */
function fieldAt(lines: readonly string[], line: number): string {
  const path: (string | number)[] = [];
  const [, before = '', item = '', own] = /^([ \t]*)(- +)?(?:[\w-]+(:) )?/.exec(lines[line - 1] ?? '') ?? [];
  // A line without a field lies in the field around it.
  let [keyLimit, dashLimit] = [before.length + item.length + (own ? 1 : 0), before.length + 1];
  for (let at = line - 1; at >= 0; at -= 1) {
    const [, indent = '', dash = '', key] =
      /^([ \t]*)(- +)?(?:([\w-]+):(?: |$))?/.exec(lines[at] ?? '') ?? [];
    const column = indent.length + dash.length;
    if (key !== undefined && column < keyLimit) {
      path.unshift(key);
      keyLimit = column;
    }
    if (dash !== '' && indent.length < Math.min(keyLimit, dashLimit)) {
      const parent = lines
        .slice(0, at)
        .findLastIndex(
          (above) =>
            above.search(/[^\s-]/) <= indent.length && /\S/.test(above) && !above.startsWith(`${indent}-`),
        );
      path.unshift(lines.slice(parent + 1, at).filter((above) => above.startsWith(`${indent}- `)).length);
      keyLimit = indent.length + 1;
      dashLimit = indent.length;
    }
  }
  return path.join('.') || '(file)';
}
