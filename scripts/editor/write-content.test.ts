import fs from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { valueAt } from '../../lib/content/data-tree.ts';
import { listAllFiles } from '../../lib/content/list-files.ts';
import { withText } from './content-file.ts';
import { setField } from './set-field.ts';
import { listActions, spliceList } from './splice-list.ts';

type Place = { path: string[]; start: number; end: number };

const root = 'content';
const sources = listAllFiles(root).map((file) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const source = file.endsWith('.md') ? (/^---\n([\s\S]*?\n)---\n/.exec(text)?.[1] ?? '') : text;
  return { file, source, document: parseDocument(source) };
});

const french =
  'Un texte : d’autres lignes restent, # et « celle-ci », aussi quand elle est longue et doit être repliée sur deux lignes.';

test('a text is changed and every line outside it stays, for all texts of the content', () => {
  let count = 0;
  for (const { file, source, document } of sources) {
    const texts = placesIn(document.contents, (node) => isScalar(node) && typeof node.value === 'string');
    let all = source;
    for (const { path: keys, start, end } of texts.toReversed()) {
      const changed = setField(source, keys, french, document);
      const firstLine = source.lastIndexOf('\n', start - 1) + 1;
      const after = source.slice(source[end - 1] === '\n' ? end : source.indexOf('\n', end));
      const stays = changed.startsWith(source.slice(0, firstLine)) && changed.endsWith(after);
      if (!stays) throw new Error(`${file} ${keys.join('.')} changes other lines`);
      // The texts are written from the last to the first.
      const written = changed.slice(start, changed.length - source.length + end);
      all = all.slice(0, start) + written + all.slice(end);
      count += 1;
    }
    const data = parse(all);
    const unread = texts.filter(({ path: keys }) => valueAt(data, keys) !== french);
    expect(unread.map(({ path: keys }) => `${file} ${keys.join('.')}`)).toEqual([]);
  }
  expect(count).toBeGreaterThan(20_000);
});

test('an item of a list is moved, copied and removed, and every other item stays, for all lists of the content', () => {
  let count = 0;
  for (const { file, source, document } of sources) {
    const data = document.toJS();
    for (const { path: keys } of placesIn(
      document.contents,
      (node) => isSeq(node) && node.items.length > 1,
    )) {
      const before = valueAt(data, keys) as unknown[];
      const action = listActions[count % listActions.length] ?? 'up';
      const index = action === 'up' ? 1 : 0;
      const [first, second, ...rest] = before;
      const after = {
        up: [second, first, ...rest],
        down: [second, first, ...rest],
        copy: [first, withOwnId(first), second, ...rest],
        remove: [second, ...rest],
      }[action];
      const changed = spliceList(source, keys, index, action, document);
      const found = [file, keys.join('.'), action, valueAt(parse(changed), keys)];
      expect(found).toEqual([file, keys.join('.'), action, after]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(2600);
});

/** A copy's `id` differs from that of the original. */
function withOwnId(item: unknown): unknown {
  const id = valueAt(item, ['id']);
  if (id === undefined) return item;
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
});

function placesIn(node: unknown, isWanted: (node: unknown) => boolean, keys: string[] = []): Place[] {
  const own = (isScalar(node) || isSeq(node)) && node.range && isWanted(node);
  const [start, end] = own ? (node.range ?? [0, 0]) : [0, 0];
  const place = own ? [{ path: keys, start, end }] : [];
  if (isSeq(node))
    return [
      ...place,
      ...node.items.flatMap((item, index) => placesIn(item, isWanted, [...keys, `${index}`])),
    ];
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => placesIn(value, isWanted, [...keys, `${key}`]));
  return place;
}
