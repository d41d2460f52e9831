import fs from 'node:fs';
import path from 'node:path';
import { isScalar, isSeq, parse, parseDocument } from 'yaml';
import { valueAt } from '../../lib/content/data-tree.ts';
import { listAllFiles } from '../../lib/content/list-files.ts';
import { placesIn } from '../../lib/content/places-in.ts';
import { splitFile } from '../../lib/content/split-file.ts';
import { listBlocks, withText } from './content-file.ts';
import { setField } from './set-field.ts';
import { listActions, spliceList } from './splice-list.ts';

const root = 'content';
const sources = listAllFiles(root).map((file) => {
  const [source] = splitFile(file, fs.readFileSync(path.join(root, file), 'utf8'));
  const document = parseDocument(source);
  return { file, source, document, places: placesIn(document.contents) };
});

/** The text from the line that an index is on, and the text behind that line. */
const lineStart = (text: string, index: number) => text.lastIndexOf('\n', index - 1) + 1;
const nextLine = (text: string, index: number) =>
  text[index - 1] === '\n' ? index : text.indexOf('\n', index);

const french =
  'Un texte : d’autres lignes restent, # et « celle-ci », aussi quand elle est longue et doit être repliée sur deux lignes.';

test('a text is changed and every line outside it stays, for all texts of the content', () => {
  let count = 0;
  for (const { file, source, document, places } of sources) {
    const texts = places.flatMap(({ field, node }) =>
      isScalar(node) && typeof node.value === 'string' && node.range ? [{ field, range: node.range }] : [],
    );
    let all = '';
    let behind = source.length;
    for (const { field, range } of texts.toReversed()) {
      const [start, end] = range;
      const changed = setField(source, field.split('.'), french, document);
      const before = source.slice(0, lineStart(source, start));
      const stays = changed.startsWith(before) && changed.endsWith(source.slice(nextLine(source, end)));
      if (!stays) throw new Error(`${file} ${field} changes other lines`);
      // The texts are written from the last to the first.
      all = changed.slice(start, changed.length - source.length + end) + source.slice(end, behind) + all;
      behind = start;
      count += 1;
    }
    const data = parse(source.slice(0, behind) + all);
    const unread = texts.filter(({ field }) => valueAt(data, field.split('.')) !== french);
    expect(unread.map(({ field }) => `${file} ${field}`)).toEqual([]);
  }
  expect(count).toBeGreaterThan(20_000);
});

test('of a long text, only the lines with changed words differ', () => {
  const lines = [
    '    This line is shorter than it',
    '    could be. A word of the second',
    '    changes, and the third line stays.',
  ];
  const text = `en:\n  lead: >-\n${lines.join('\n')}\n`;
  const value = parse(text).en.lead;
  expect(setField(text, ['en', 'lead'], value)).toBe(text);
  const changed = setField(text, ['en', 'lead'], value.replace('A word', 'Two words'));
  expect(changed).toBe(text.replace('A word', 'Two words'));
  expect(setField(changed, ['en', 'lead'], value)).toBe(text);
});

test('an item of a list is moved, copied and removed, and everything else stays, for all lists of the content', () => {
  let count = 0;
  for (const { file, source, document, places } of sources) {
    for (const { field, node } of places) {
      if (!isSeq(node) || !node.range || node.items.length < 2) continue;
      const action = listActions[count % listActions.length] ?? 'up';
      const [first, second, ...rest] = node.toJS(document);
      const after = {
        up: [second, first, ...rest],
        down: [second, first, ...rest],
        copy: [first, withOwnId(first), second, ...rest],
        remove: [second, ...rest],
      }[action];
      const changed = spliceList(source, field.split('.'), action === 'up' ? 1 : 0, action, document);
      const [start, end] = node.range;
      const [before, behind] = node.flow
        ? [source.slice(0, start), source.slice(end)]
        : [source.slice(0, lineStart(source, start)), source.slice(nextLine(source, end))];
      const stays = changed.startsWith(before) && changed.endsWith(behind);
      const list = parse(changed.slice(before.length, changed.length - behind.length));
      expect([file, field, action, stays, list]).toEqual([file, field, action, true, after]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(2600);
});

/** A copy's `id` differs from that of the original, unless it is a number of the specification. */
function withOwnId(item: unknown): unknown {
  const id = valueAt(item, ['id']);
  if (typeof id !== 'string') return item;
  return { ...Object(item), id: `${id}-2` };
}

test('a copy has the next free id, behind a copy that is there', () => {
  const source =
    'items:\n  - id: cost\n    en: { question: What does it cost? }\n  - id: cost-2\n    en: { question: And per month? }\n';
  const changed = spliceList(source, ['items'], 0, 'copy');
  expect(parse(changed).items).toEqual([
    { id: 'cost', en: { question: 'What does it cost?' } },
    { id: 'cost-3', en: { question: 'What does it cost?' } },
    { id: 'cost-2', en: { question: 'And per month?' } },
  ]);
});

test('a paragraph of a legal text is changed and every other line stays', () => {
  const file = 'legal/privacy-policy.md';
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const changed = withText(file, source, ['body', '2'], 'One. Two.');
  const lines = new Set(source.split('\n'));
  expect(changed.split('\n').filter((line) => !lines.has(line))).toEqual(['One. Two.']);
  const blocksWith = (text: string) =>
    listBlocks(file, withText(file, source, ['body', '2'], text)).map((block) => block.text);
  // An empty line begins another one, and one without text goes.
  expect(blocksWith('One\u00a0: 1.\n\nTwo\nlines.').slice(2, 4)).toEqual(['One\u00a0: 1.', 'Two lines.']);
  expect(blocksWith('')).toEqual(blocksWith('One.').toSpliced(2, 1));
});
