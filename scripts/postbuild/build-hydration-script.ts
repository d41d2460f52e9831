import type { ExportedPage } from './exported-page.ts';
import type { ShortenClasses } from './short-class-names.ts';

const flightStart = '(self.__next_f=self.__next_f||[]).push([0])';
const flightPush = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;
const bootstrapPush =
  /^\(globalThis\["TURBOPACK"\].*\)\.push\(\{"otherChunks":\[[^\]]*\],"runtimeModuleIds":\[[^\]]*\]\}\);?$/s;
const className = /"className":"([^"\\]*)"/g;
const entries = /"runtimeModuleIds":\[[^\]]*\]/;

/**
 * The code that was inline in a page: its flight data as one string, and `hydratePage()`, which starts React. Until that is
 * called, chunks that load only register. The style sheet, which Next repeats in the flight data, is left out: React takes
 * over the one in the page.
 *
 * React starts first and the page's modules in a task of their own: a phone takes a while for both and can respond between.
 *
 * @param react number of React's module, see `findReactModule`
 * @param shorten gives classes the names that they have in the page
 * @throws Error when code has an unknown form, or the flight data does not hold the style sheet exactly once
 */
export function buildHydrationScript(
  { inlineCode, css, file }: Pick<ExportedPage, 'inlineCode' | 'css' | 'file'>,
  react: number,
  shorten: ShortenClasses = (classes) => classes,
): string {
  const bootstraps: string[] = [];
  let flight = '';
  for (const code of inlineCode) {
    if (bootstrapPush.test(code)) bootstraps.push(code.replace(/;$/, ''));
    else if (code !== flightStart) flight += readPush(code, file);
  }
  const [bootstrap] = bootstraps;
  if (!bootstrap || bootstraps.length > 1)
    throw new Error(`${file}: ${bootstraps.length} bootstraps, expected one`);

  // A row of text: its length in bytes as a hexadecimal number, a comma, the text.
  const [before, after, ...more] = flight.split(`:T${Buffer.byteLength(css).toString(16)},${css}`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file}: the flight data does not hold the style sheet once`);
  const data = `${before}:""\n${after}`.replaceAll(
    className,
    (_, classes: string) => `"className":"${shorten(classes)}"`,
  );
  const queue = `${flightStart};self.__next_f.push([1,${quote(data)}])`;
  const first = bootstrap.replace(entries, `"runtimeModuleIds":[${react}]`);
  return `${queue};self.hydratePage=()=>{${first};setTimeout(()=>{${bootstrap}})}`;
}

function readPush(code: string, file: string): string {
  const literal = flightPush.exec(code)?.[1];
  if (!literal) throw new Error(`${file}: flight data of an unknown form: ${code.slice(0, 80)}`);
  const text: unknown = JSON.parse(literal);
  if (typeof text !== 'string') throw new Error(`${file}: flight data that is not text`);
  return text;
}

/** As a string between single quotes: the data is full of double ones. */
export function quote(text: string): string {
  const escapes: Readonly<Record<string, string>> = {
    '\n': '\\n',
    '\r': '\\r',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029',
  };
  return `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll(/[\n\r\u2028\u2029]/g, (end) => escapes[end] ?? end)}'`;
}
