import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** A file of the index, with its path from the index's own folder. */
export type IndexFile = { path: string; content: Uint8Array };

/** In CBOR, a list of two begins here, and its first item is a text: the name of a filter or of one of its values. */
const named = /(?=\x82[\x61-\x77][a-z])/;

/**
 * Puts the values of each filter into a fixed order. Pagefind's changes from build to build, and with it the hashes that its
 * files are named by: the filter's, that of the list which names the filter, and that in the entry which names the list.
 */
export function sortFilters(files: readonly IndexFile[]): IndexFile[] {
  const names = new Map<string, string>();
  // A new name has the length of the old one, so that nothing else in a list moves.
  const rename = (text: string) => [...names].reduce((done, [old, own]) => done.replace(old, own), text);
  const rewrite = (pattern: RegExp, edit: (text: string) => string) => (file: IndexFile) => {
    const [, name] = pattern.exec(file.path) ?? [];
    if (name === undefined) return file;
    const content = Buffer.from(edit(gunzipSync(file.content).toString('latin1')), 'latin1');
    const hash = createHash('sha256').update(content).digest('hex');
    names.set(
      name,
      name.replace(/[^_]*$/, (old) => hash.slice(0, old.length)),
    );
    return { path: rename(file.path), content: gzipSync(content) };
  };
  return files
    .map(rewrite(/^filter\/(.*)\.pf_filter$/, sortValues))
    .map(rewrite(/^pagefind\.(.*)\.pf_meta$/, rename))
    .map((file) =>
      file.path === 'pagefind-entry.json'
        ? { path: file.path, content: Buffer.from(rename(Buffer.from(file.content).toString())) }
        : file,
    );
}

function sortValues(filter: string): string {
  const [head = '', ...values] = filter.split(named);
  return [head, ...values.sort()].join('');
}
