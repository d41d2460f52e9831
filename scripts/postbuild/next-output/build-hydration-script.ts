import { hydratePage } from '../../../lib/hydration/contract.ts';
import { quote } from '../quote.ts';
import { type ExportedPage, flightStart } from './read-page.ts';

const flightPush = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;
const bootstrapPush =
  /^\(globalThis\["TURBOPACK"\].*\)\.push\(\{"otherChunks":\[[^\]]*\],"runtimeModuleIds":\[[^\]]*\]\}\);?$/s;
const runtimeModules = /"runtimeModuleIds":\[[^\]]*\]/;

/**
 * Builds a script from a page's inline code: the flight data as one string, and `hydratePage()`, which starts React. Until it
 * is called, loaded chunks only register themselves. The copy of the style sheet in the flight data is omitted, because React
 * adopts the one in the page.
 *
 * React and the page's modules start in separate tasks, so that slow phones can respond to input in between.
 *
 * @param react number of React's module, see `findReactModule`
 * @throws Error when code has an unknown form, or the flight data does not contain the style sheet exactly once
 */
export function buildHydrationScript(
  { inlineCode, css, file }: Pick<ExportedPage, 'inlineCode' | 'css' | 'file'>,
  react: number,
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

  // A text row: its length in bytes in hex, a comma, the text.
  const [before, after, ...more] = flight.split(`:T${Buffer.byteLength(css).toString(16)},${css}`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file}: the flight data does not hold the style sheet once`);
  const data = quote(`${before}:""\n${after}`);
  const queue = `${flightStart};self.__next_f.push([1,${data}])`;
  const startReact = bootstrap.replace(runtimeModules, `"runtimeModuleIds":[${react}]`);
  return `${queue};self.${hydratePage}=()=>{${startReact};setTimeout(()=>{${bootstrap}})}`;
}

function readPush(code: string, file: string): string {
  const literal = flightPush.exec(code)?.[1];
  if (!literal) throw new Error(`${file}: flight data of an unknown form: ${code.slice(0, 80)}`);
  const text: unknown = JSON.parse(literal);
  if (typeof text !== 'string') throw new Error(`${file}: flight data that is not text`);
  return text;
}
