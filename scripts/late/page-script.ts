import type { ExportedPage } from './exported-page.ts';

const flightPush = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/**
 * The code that was inline in a page, to be run before its chunks: the queue for the bootstrap, and the flight data as
 * one string. The style sheet, which Next writes twice, is left out here: React takes over the one in the page.
 *
 * @param css the page's inlined style sheet
 * @param file names the page in errors
 * @throws Error when the flight data does not hold the style sheet exactly once, or holds something else than text.
 */
export function pageScript({ data }: ExportedPage, css: string, file: string): string {
  const isFlight = (code: string) => code.startsWith('self.__next_f.push(');
  const flight = data
    .filter(isFlight)
    .map((code) => readPush(code, file))
    .join('');
  // A row of text: its length in bytes as a hexadecimal number, a comma, the text.
  const row = `:T${Buffer.byteLength(css).toString(16)},${css}`;
  const [before, after, ...more] = flight.split(row);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file}: the flight data does not hold the style sheet once`);
  const others = data.filter((code) => !isFlight(code));
  return `${others.join(';')};self.__next_f.push([1,${quote(`${before}:""\n${after}`)}])`.replaceAll(
    ';;',
    ';',
  );
}

function readPush(code: string, file: string): string {
  const literal = flightPush.exec(code)?.[1];
  if (!literal) throw new Error(`${file}: flight data of an unknown form: ${code.slice(0, 80)}`);
  const text: unknown = JSON.parse(literal);
  if (typeof text !== 'string') throw new Error(`${file}: flight data that is not text`);
  return text;
}

/** As a string between single quotes: the data is full of double ones. */
function quote(text: string): string {
  const escapes: Readonly<Record<string, string>> = {
    '\n': '\\n',
    '\r': '\\r',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
  };
  return `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll(/[\n\r\u2028\u2029]/g, (end) => escapes[end] ?? end)}'`;
}
