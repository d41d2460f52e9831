import type { ChunkFiles } from './chunk-files.ts';
import { namesInPage } from './css/names-in-page.ts';
import { namesInScript } from './css/names-in-script.ts';
import { purgeCss } from './css/purge-css.ts';
import { referencesIn } from './css/references-in.ts';
import { unescapeCss } from './css/unescape-css.ts';
import { withoutFonts } from './css/without-fonts.ts';

type Page = { file: string; html: string; css: string; chunks: readonly string[] };

type Sheets = {
  /** The style sheet to stand in each page, by file: what its HTML uses. Pages of one kind mostly have the same. */
  inlined: ReadonlyMap<string, string>;
  /**
   * The style sheet to come with the scripts, the same for all pages: what any page or script uses, so that all rules
   * keep their order. The fonts are left to the pages' own sheets: told again, they would be loaded again.
   */
  deferred: string;
};

/**
 * Divides Next's style sheet into what each page shows and what its scripts need besides.
 *
 * @throws Error when a page has another style sheet than the others.
 */
export async function purgeSheets(pages: readonly Page[], chunks: ChunkFiles): Promise<Sheets> {
  const original = pages[0]?.css ?? '';
  const other = pages.find((page) => page.css !== original);
  if (other) throw new Error(`${other.file} has another style sheet than ${pages[0]?.file}`);

  const bodies = new Map(pages.map(({ file, html }) => [file, html.replace(original, '')]));
  const text = [...bodies.values()].join();
  const asked = referencesIn(text);
  const known = unescapeCss(original);
  const purged = new Map<string, string>();
  const inlined = new Map<string, string>();
  for (const [file, body] of bodies) {
    const names = new Set(namesInPage(body).filter((name) => known.includes(name)));
    const key = [...names].sort().join(' ');
    const sheet = purged.get(key) ?? (await purgeCss(original, names, asked));
    purged.set(key, sheet);
    inlined.set(file, sheet);
  }

  // Next's own code puts nothing into a page that has a class of ours.
  const framework = commonTo(pages.map((page) => page.chunks).filter((list) => list.length > 0));
  const isOurs = (address: string) => !framework.has(address);
  const reached = chunks.reach(pages.flatMap((page) => page.chunks).filter(isOurs));
  const codes = [...reached].filter(isOurs).map(chunks.code);
  const names = new Set([...namesInPage(text), ...codes.flatMap(namesInScript)]);
  const deferred = await purgeCss(original, names, [...asked, ...codes.flatMap(referencesIn)]);
  return { inlined, deferred: withoutFonts(deferred) };
}

function commonTo(lists: readonly (readonly string[])[]): Set<string> {
  return new Set(lists[0]?.filter((item) => lists.every((list) => list.includes(item))));
}
