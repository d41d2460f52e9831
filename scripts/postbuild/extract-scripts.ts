import type { ExportedPage } from './exported-page.ts';

/** The tag of the boot script, as the layout writes it. */
export const bootTag = '<script src="/boot.js" defer=""></script>';

const scriptElement = /<script\b([^>]*)>(.*?)<\/script>/gs;
const preloadLink = /<link rel="preload" as="script"[^>]*>/g;
const chunkTag = /^ src="(\/_next\/static\/chunks\/[^"]+\.js)"(?: id="_R_")? async=""$/;
/** For browsers without modules, which have no other part of the site either: left out. */
const polyfillTag = /^ src="\/_next\/static\/chunks\/[^"]+\.js" noModule=""$/;
/** Blocks of data, which run nothing. */
const dataBlock = /^ type="(?:application\/ld\+json|speculationrules)"$/;
const bootstrapCode = '(globalThis["TURBOPACK"]';
const flightStart = '(self.__next_f=self.__next_f||[]).push([0])';
const flightPush = 'self.__next_f.push([1,';

/**
 * Takes every script of Next's out of a page's HTML. Structured data, speculation rules and the boot script stay.
 *
 * @param file names the page in errors
 * @throws Error when the page holds a script that is not known here, or lacks one that Next always writes: what Next
 *   exports has changed, and this module must learn the new shape.
 */
export function extractScripts(html: string, file: string): ExportedPage {
  const data: string[] = [];
  const chunks: string[] = [];
  let boots = 0;

  const rest = html
    .replaceAll(preloadLink, '')
    .replaceAll(scriptElement, (tag, attributes: string, code: string) => {
      if (dataBlock.test(attributes)) return tag;
      if (tag === bootTag) {
        boots += 1;
        return tag;
      }
      if (polyfillTag.test(attributes) && !code) return '';
      const chunk = chunkTag.exec(attributes)?.[1];
      if (chunk && !code) chunks.push(chunk);
      else if ([bootstrapCode, flightStart, flightPush].some((start) => code.startsWith(start)))
        data.push(code);
      else throw new Error(`${file}: a script that is not known here: ${tag.slice(0, 200)}`);
      return '';
    });

  const count = (start: string) => data.filter((code) => code.startsWith(start)).length;
  const found = {
    boots,
    chunks: chunks.length,
    start: count(flightStart),
    bootstrap: count(bootstrapCode),
    flight: count(flightPush),
  };
  if (boots !== 1 || chunks.length < 2 || found.start !== 1 || found.bootstrap !== 1 || found.flight < 1)
    throw new Error(`${file}: not the scripts that Next is known to write: ${JSON.stringify(found)}`);
  if (/<script(?! type="(?:application\/ld\+json|speculationrules)"| src="\/boot\.js")/.test(rest))
    throw new Error(`${file}: a script was left`);
  return { html: rest, data, chunks };
}
