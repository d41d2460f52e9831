import fs from 'node:fs';
import path from 'node:path';
import type { ExportedPage } from './exported-page.ts';

const folder = '_next/static/chunks';

/** The chunks of an export, scripts and style sheets, by address as in the HTML: `/_next/static/chunks/….js`. */
export type ChunkFiles = {
  code(address: string): string;
  /** The given chunks and all chunks that they may load. */
  reach(addresses: readonly string[]): Set<string>;
  all: readonly string[];
};

export function readChunks(out: string): ChunkFiles {
  const names = fs.readdirSync(path.join(out, folder));
  const codes = new Map(
    names.map((name) => [`/${folder}/${name}`, fs.readFileSync(path.join(out, folder, name), 'utf8')]),
  );
  const code = (address: string) => {
    const found = codes.get(address);
    if (found === undefined) throw new Error(`${address} is not in the export`);
    return found;
  };
  const reach = (addresses: readonly string[]) => {
    const reached = new Set<string>();
    const visit = (address: string) => {
      if (reached.has(address)) return;
      reached.add(address);
      // Chunks refer to the chunks that they load by file name.
      for (const name of names) if (code(address).includes(`chunks/${name}`)) visit(`/${folder}/${name}`);
    };
    addresses.forEach(visit);
    return reached;
  };
  return { code, reach, all: [...codes.keys()] };
}

/** Returns a function that reads the code of pages, without the chunks common to all pages: these are Next's own. */
export function pageCodeReader(pages: readonly ExportedPage[], chunks: ChunkFiles) {
  const lists = pages.map((page) => page.chunks).filter((list) => list.length > 0);
  const framework = new Set(lists[0]?.filter((chunk) => lists.every((list) => list.includes(chunk))));
  const isOwn = (address: string) => !framework.has(address);
  return (some: readonly ExportedPage[]): string[] => {
    const own = some.flatMap((page) => page.chunks).filter(isOwn);
    return [...chunks.reach(own)].filter(isOwn).map(chunks.code);
  };
}

/**
 * All words in a script: a superset of the classes and elements that it may add to a page. The words are not limited to string
 * literals, because a quote in a regular expression would shift where they start and end.
 */
export function namesInScript(code: string): string[] {
  return code.split(/[\s"'`]+|\$\{|\}/);
}
