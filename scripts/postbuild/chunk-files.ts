import fs from 'node:fs';
import path from 'node:path';

const folder = '_next/static/chunks';

/** The chunks of an export: what is in them, and which others they may fetch later. */
export type ChunkFiles = {
  code(address: string): string;
  /** The given chunks and all that they may fetch, by address. Style sheets are among the chunks. */
  reach(addresses: readonly string[]): Set<string>;
  all: readonly string[];
};

/** Reads the chunks of the export in `out`. Addresses are as in a page's HTML: `/_next/static/chunks/….js`. */
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
      // A chunk names those that it may fetch by their files.
      for (const name of names) if (code(address).includes(`chunks/${name}`)) visit(`/${folder}/${name}`);
    };
    addresses.forEach(visit);
    return reached;
  };
  return { code, reach, all: [...codes.keys()] };
}
