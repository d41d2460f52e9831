import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** A file of the search index, with its path relative to the index's folder. */
export type IndexFile = { path: string; content: Uint8Array };

/** In CBOR, the start of a list of two items whose first is a string: the name of a filter or of one of its values. */
const namedItem = /(?=\x82[\x61-\x77][a-z])/;

/**
 * Sorts the values of each filter. Pagefind's order changes between builds and with it the hashes in file names: of the filter,
 * and of the metadata that names the filter. The entry file names the metadata.
 */
export function sortFilters(files: readonly IndexFile[]): IndexFile[] {
  const names = new Map<string, string>();
  // New names have the same length, because CBOR stores lengths.
  const rename = (text: string) =>
    [...names].reduce((done, [before, after]) => done.replace(before, after), text);
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
  const [head = '', ...values] = filter.split(namedItem);
  return [head, ...values.sort()].join('');
}
