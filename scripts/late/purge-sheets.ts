import type { ChunkFiles } from './chunk-files.ts';
import { namesInPage } from './css/names-in-page.ts';
import { namesInScript } from './css/names-in-script.ts';
import { purgeCss } from './css/purge-css.ts';
import { sheetGroup } from './css/sheet-group.ts';

type Page = { file: string; html: string; css: string; chunks: readonly string[] };

/** The style sheet of each page, by file: what the pages of its group use, in their HTML or through their scripts. */
export async function purgeSheets(pages: readonly Page[], chunks: ChunkFiles): Promise<Map<string, string>> {
  const framework = commonTo(pages.map((page) => page.chunks).filter((list) => list.length > 0));
  const sheets = new Map<string, string>();
  for (const group of Map.groupBy(pages, ({ file }) => sheetGroup(file)).values()) {
    const original = group[0]?.css ?? '';
    // Next's own code puts nothing into a page that has a class of ours.
    const addresses = [
      ...chunks.reach(group.flatMap((page) => page.chunks).filter((address) => !framework.has(address))),
    ];
    const codes = addresses.filter((address) => !framework.has(address)).map(chunks.code);
    const bodies = group.map(({ html, css }) => html.replace(css, ''));
    const names = new Set([...bodies.flatMap(namesInPage), ...codes.flatMap(namesInScript)]);
    const sheet = await purgeCss(original, names, [...bodies, ...codes].join());
    for (const { file, css } of group) {
      if (css !== original) throw new Error(`${file} has another style sheet than its like`);
      sheets.set(file, sheet);
    }
  }
  return sheets;
}

function commonTo(lists: readonly (readonly string[])[]): Set<string> {
  return new Set(lists[0]?.filter((item) => lists.every((list) => list.includes(item))));
}
