import fs from 'node:fs';
import path from 'node:path';
import { isScalar, parseDocument } from 'yaml';
import { listComments } from './list-comments.ts';
import { listAllFiles } from './list-files.ts';
import { placesIn } from './places-in.ts';
import { splitFile } from './split-file.ts';

/** A placeholder to replace or confirm before launch; an open field may also stay empty. */
export type Sample = { file: string; field: string; what: string; isOpen?: true };

/** `# Sample: …`, `# To confirm: …` and `# To fill in: …`, on the line above a field or after its value. */
const marker = /(?:^|[ \t])# ?(Sample|To confirm|To fill in)\b:?(.*)/gim;
const fictional = [
  { pattern: /(?:^|\D|\d{3})555[-. ]?\d{4}(?!\d)/, what: 'a 555 number, which reaches nobody' },
  { pattern: /\.example\b/, what: 'a .example address, which reaches nobody' },
  // Samples that look real: they belong to others, whatever the note above them says.
  {
    pattern: /Front Street|rue Front|M5V 3J1/,
    what: 'the sample’s address, a real building that is not yours',
  },
  {
    pattern: /\b(?:linkedin|facebook)\.com\/(?:company\/)?tamarack-it\b/,
    what: 'the sample’s profile, on a live domain',
  },
];

/**
 * Every placeholder for the owner's facts: fields with a `# Sample` or `# To confirm` note, empty fields with a `# To fill in`
 * note, 555 numbers, `.example` addresses, the sample's street and profiles. A note at the top of a file applies to the whole file; in Markdown, notes are HTML comments.
 *
 * @param root the content folder; `loadContent` reports files that are not YAML
 */
export function findSamples(root: string): Sample[] {
  return listAllFiles(root).flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const [yaml, below] = splitFile(file, text);
    // A note behind the --- at the top of a file applies to all of it, too.
    const samples = [...samplesInYaml(yaml.replace(/^---\n/, '')), ...samplesInMarkdown(below)];
    return samples.map((sample) => ({ file, ...sample }));
  });
}

function samplesInMarkdown(body: string): Omit<Sample, 'file'>[] {
  return [
    ...listComments(body).flatMap(({ start, text: comment }) => {
      const [label, kind] = /^(Sample|To confirm)\b:?/i.exec(comment) ?? [];
      if (label === undefined || kind === undefined) return [];
      const heading = [...body.slice(0, start).matchAll(/^#+ (.+)$/gm)].at(-1)?.[1];
      const note = comment.slice(label.length).trim().replaceAll(/\s+/g, ' ');
      return [{ field: heading ?? 'body', what: describe(kind, note) }];
    }),
    ...findFictional('body', body),
  ];
}

function samplesInYaml(text: string): Omit<Sample, 'file'>[] {
  const places = placesIn(parseDocument(text).contents);
  const notes = [...text.matchAll(marker)].flatMap(({ index, 0: whole, 1: kind = '', 2: rest = '' }) => {
    const note = rest.trim();
    const field = fieldAt(text, places, index + whole.indexOf('#'));
    if (kind.toLowerCase() !== 'to fill in') return [{ field, what: describe(kind, note) }];
    const node = places.find((place) => place.field === field)?.node;
    const isEmpty = node === null || (isScalar(node) && node.value === null);
    return isEmpty ? [{ field, what: note, isOpen: true as const }] : [];
  });
  const values = places.flatMap(({ field, node }) =>
    isScalar(node) && typeof node.value === 'string' ? findFictional(field, node.value) : [],
  );
  return [...notes, ...values];
}

const findFictional = (field: string, text: string) =>
  fictional.filter(({ pattern }) => pattern.test(text)).map(({ what }) => ({ field, what }));

const describe = (kind: string, note: string): string =>
  `${kind.toLowerCase() === 'sample' ? 'a sample' : 'to be confirmed'}${note ? `: ${note}` : ''}`;

/** The field a note applies to: the one before it on its line, or the next one; at the top of a file, the file. */
function fieldAt(text: string, places: ReturnType<typeof placesIn>, index: number): string {
  const before = places.filter(({ start }) => start < index);
  const lineStart = text.lastIndexOf('\n', index) + 1;
  const onSameLine = before.findLast(({ start }) => start >= lineStart);
  if (onSameLine) return onSameLine.field;
  const isAtTop = before.length === 0 && text.slice(0, index).trim() === '';
  return (isAtTop ? undefined : places.find(({ start }) => start > index)?.field) ?? '(file)';
}
