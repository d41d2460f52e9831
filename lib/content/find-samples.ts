import fs from 'node:fs';
import path from 'node:path';
import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { listComments } from './list-comments.ts';

/** What has to be replaced or confirmed before the site is launched. */
export type Sample = { file: string; field: string; what: string };
type Place = { field: string; start: number; value: string };

/** `# Sample: …` and `# To confirm: …`, on a line of their own above a field or behind its value. */
const marker = /(?:^|\s)# *(Sample|To confirm)\b:?[ \t]*(.*)$/gim;
const fictional = [
  { pattern: /(?:^|\D|\d{3})555[-. ]?\d{4}(?!\d)/, what: 'a 555 number, which reaches nobody' },
  { pattern: /\.example\b/, what: 'a .example address, which reaches nobody' },
];

/**
 * Everything in the content that stands in for the owner's own facts: fields under a `# Sample` or `# To confirm` note,
 * 555 numbers, `.example` addresses. A note at the head of a file means all of it; in Markdown, notes are comments.
 *
 * @param root the content folder; files that are no YAML are left to `loadContent`
 */
export function findSamples(root: string): Sample[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file) && path.basename(file) !== 'README.md')
    .sort()
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const found = file.endsWith('.md') ? samplesInMarkdown(text) : samplesInYaml(text);
      return found.map((sample) => ({ file, ...sample }));
    });
}

function samplesInMarkdown(text: string): Omit<Sample, 'file'>[] {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return [
    ...samplesInYaml(head),
    ...listComments(body).flatMap(({ start, text: comment }) => {
      const [mark, kind] = /^(Sample|To confirm)\b:?/i.exec(comment) ?? [];
      if (mark === undefined || kind === undefined) return [];
      const heading = [...body.slice(0, start).matchAll(/^#+ (.+)$/gm)].at(-1)?.[1];
      const note = comment.slice(mark.length).trim().replaceAll(/\s+/g, ' ');
      return [{ field: heading ?? 'body', what: describe(kind, note) }];
    }),
    ...fictional.filter(({ pattern }) => pattern.test(body)).map(({ what }) => ({ field: 'body', what })),
  ];
}

function samplesInYaml(text: string): Omit<Sample, 'file'>[] {
  const places = placesIn(parseDocument(text).contents);
  const notes = [...text.matchAll(marker)].map(({ index, 0: whole, 1: kind = '', 2: note = '' }) => ({
    field: fieldAt(text, places, index + whole.indexOf('#')),
    what: describe(kind, note),
  }));
  const values = places.flatMap(({ field, value }) =>
    fictional.filter(({ pattern }) => pattern.test(value)).map(({ what }) => ({ field, what })),
  );
  return [...notes, ...values];
}

const describe = (kind: string, note: string): string =>
  `${kind.toLowerCase() === 'sample' ? 'a sample' : 'to be confirmed'}${note ? `: ${note}` : ''}`;

/** The field that a note belongs to: the one in front of it on its line, else the next one; at the head, the file. */
function fieldAt(text: string, places: readonly Place[], at: number): string {
  const before = places.filter(({ start }) => start < at);
  const line = text.lastIndexOf('\n', at) + 1;
  const onLine = before.findLast(({ start }) => start >= line);
  if (onLine) return onLine.field;
  const isHead = before.length === 0 && text.slice(0, at).trim() === '';
  return (isHead ? undefined : places.find(({ start }) => start > at)?.field) ?? '(file)';
}

/** Every field below a node with where it starts, in the order of the file. */
function placesIn(node: unknown, parent = ''): Place[] {
  const place = (name: string | number, start: number, value: unknown): Place[] => {
    const field = parent ? `${parent}.${name}` : String(name);
    const text = isScalar(value) && typeof value.value === 'string' ? value.value : '';
    return [{ field, start, value: text }, ...placesIn(value, field)];
  };
  if (isMap(node))
    return node.items.flatMap(({ key, value }) =>
      isScalar(key) && key.range ? place(String(key.value), key.range[0], value) : [],
    );
  if (isSeq(node))
    return node.items.flatMap((item, index) =>
      isNode(item) && item.range ? place(index, item.range[0], item) : [],
    );
  return [];
}
