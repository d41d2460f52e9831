import path from 'node:path';
import { nodesIn, valueAt } from '../../lib/content/data-tree.ts';
import { descriptionAt } from '../../lib/content/json-schema.ts';
import { copyContent } from '../../lib/content/testing/copy-content.ts';
import { type Opened, openDesk } from './answer-panel.ts';
import { numberOf } from './mark-content.ts';
import { titleOf } from './name-field.ts';
import { readPanel } from './read-panel.ts';
import { checkFolder } from './watch-content.ts';

const root = path.resolve('content');
const state = checkFolder(root);

function panelOf(file: string, keys: readonly string[]) {
  const field = state.fields.get(numberOf(file, keys));
  if (!field) throw new RangeError(`no field ${keys.join('.')}`);
  return readPanel(root, state, field);
}

test('the panel of a city’s English name leads to the French forms of the name', () => {
  const panel = panelOf('cities/halifax.yaml', ['en', 'name']);
  expect(panel.texts.map(({ path: keys }) => keys.join('.'))).toEqual(['en.name', 'fr.name']);
  const others = panel.others.map(({ path: keys }) => keys.join('.'));
  expect(others).toContain('fr.inText');
  expect(others).not.toContain('fr.title');
});

test('a city’s new name takes the place of the old one in the texts that the panel lists, where the check accepts it', async () => {
  const { root: copy, read } = copyContent();
  const ask = openDesk(copy, () => checkFolder(copy));
  const numberIn = (language: string) => numberOf('cities/quebec-city.yaml', [language, 'name']);
  const open = async (): Promise<Opened> => Object(await ask({ kind: 'panel', numbers: [numberIn('en')] }));
  const textsIn = ({ named = [] }: Opened, groups: RegExp) => named.filter(({ group }) => groups.test(group));
  const change = (language: string, before: string, value: string) => ({
    ...{ number: numberIn(language), before, value },
  });
  const changes = [change('en', 'Quebec City', 'Stadacona'), change('fr', 'Québec', 'Ottaville')];
  expect(await ask({ kind: 'save', changes })).toEqual({ outcome: 'saved' });
  const renamed = await open();
  expect(renamed).toMatchObject({ undoes: '2 texts of Stadacona' });
  const other = numberOf('pages/about.yaml', ['en', 'heading']);
  expect(await ask({ kind: 'panel', numbers: [other] })).toMatchObject({ named: [] });
  expect(renamed.paths).toEqual(['/locations/quebec-city', '/fr/villes/quebec']);
  const ticked = textsIn(renamed, /sentences|keywords/);
  expect(ticked.length).toBeGreaterThan(250);
  expect(ticked.filter(({ before }) => /(?:^| )(?:au|du|le) $/i.test(before))).toEqual([]);
  // The province, a district and an agency have the name, too.
  const unsure = textsIn(renamed, /unsure/).map(({ before, name }) => before + name);
  for (const other of [/\bau Québec$/, /Vieux-Québec$/, /à Revenu Québec$/])
    expect(unsure.find((text) => other.test(text))).toBeDefined();
  const numbers = ticked.map(({ number }) => number);
  const answer = await ask({ kind: 'rename', numbers });
  expect(answer).toMatchObject({ outcome: 'saved', leftOut: expect.any(Number) });
  const after = await open();
  const [replaced, left] = [textsIn(after, /replaced/), textsIn(after, /refused/)];
  expect(replaced.length + left.length).toBe(numbers.length);
  expect(textsIn(after, /sentences|keywords/)).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
  for (const { problem } of left) expect(problem).toMatch(/^expected at most \d+ characters/);
  expect(read('cities/quebec-city.yaml')).toContain('ofText: d’Ottaville');
  expect(checkFolder(copy).mistakes).toEqual([]);
  expect(after.undoes).toBe(`${replaced.length} texts`);
  expect(await ask({ kind: 'undo' })).toEqual({ outcome: 'saved' });
  expect(textsIn(await open(), /sentences|keywords|refused/)).toHaveLength(numbers.length);
});

test('the panel counts a page’s title as the check does, with the brand; that of another heading as its schema does', () => {
  const limitsOf = (file: string, keys: readonly string[]) => panelOf(file, keys).texts.map(({ max }) => max);
  const brands = [' | Tamarack IT', ' | Tamarack TI'];
  expect(limitsOf('cities/halifax.yaml', ['en', 'title'])).toEqual(brands.map((brand) => 60 - brand.length));
  expect(limitsOf('legal/privacy-policy.md', ['title'])).toEqual(brands.map((brand) => 60 - brand.length));
  expect(limitsOf('pages/home.yaml', ['en', 'trust', 'title'])).toEqual([undefined, undefined]);
});

test('a fact is called in the panel as its schema describes it and as the text calls it', () => {
  const factsOf = (file: string, keys: readonly string[]) =>
    panelOf(file, keys).facts.map(({ label, name }) => `${label} ${name}`);
  expect(factsOf('pages/about.yaml', ['en', 'story', '1'])).toContain(
    'Years in IT services, on the home page {company.homeFigures.years}',
  );
  expect(factsOf('case-studies/legal-firm-compliance.yaml', ['en', 'description'])).toEqual([
    'A figure of the project, which texts repeat by its name {numbers.weeks}',
  ]);
});

test('the panel of an answer or a category has all texts of the question, and is called by it', () => {
  for (const keys of [['en', 'answer'], ['category']]) {
    const { title, texts, drafts } = panelOf('faq.yaml', ['items', '1', ...keys]);
    expect(title).toMatch(/\?$/);
    expect(texts.map(({ path: [, , ...own] }) => own.join('.'))).toEqual([
      ...['en.question', 'en.answer', 'fr.question', 'fr.answer'],
    ]);
    expect(drafts).toEqual([]);
  }
});

test('the number that a tap dials stands below the one that is shown', () => {
  const { texts } = panelOf('company.yaml', ['en', 'phone']);
  expect(texts.map(({ path: own }) => own.join('.'))).toEqual(['en.phone', 'fr.phone', 'phoneDial']);
});

test('the category of a question is chosen from those of the file', () => {
  const { choices, item } = panelOf('faq.yaml', ['items', '1', 'en', 'question']);
  expect(choices.find(({ name }) => name.endsWith('category'))?.choices).toEqual([
    'services',
    'pricing',
    'support',
    'cybersecurity',
    'cloud',
    'ai',
  ]);
  const questionOf = (index: number) => numberOf('faq.yaml', ['items', `${index}`, 'en', 'question']);
  // The panel follows the item, or shows its copy, or what stands in its place.
  expect(item?.next).toEqual({
    up: questionOf(0),
    down: questionOf(2),
    copy: questionOf(2),
    remove: questionOf(1),
  });
});

test('the panel of a legal paragraph has the dates of its text in both languages, and every paragraph', () => {
  const { choices, others } = panelOf('legal/privacy-policy.md', ['body', '2']);
  const dates = choices.filter(({ name }) => name === 'last reviewed');
  expect(dates.map((own) => own.file)).toEqual(['legal/privacy-policy.fr.md', 'legal/privacy-policy.md']);
  const paragraphs = [...state.fields.values()].filter(
    (own) => own.file === 'legal/privacy-policy.md' && own.path[0] === 'body',
  );
  expect(others).toHaveLength(paragraphs.length);
});

test('an item of a list that is as long as it may be is not copied, one of a short list not removed', () => {
  const possibleIn = (file: string, keys: readonly string[]) => panelOf(file, keys).item?.isPossible;
  const [first, fixed] = [
    { up: false, down: true },
    { copy: false, remove: false },
  ];
  expect(possibleIn('tour.yaml', ['steps', '0', 'en', 'title'])).toEqual({ ...first, ...fixed });
  expect(possibleIn('faq.yaml', ['items', '0', 'en', 'answer'])).toMatchObject({ ...first, remove: true });
});

test('a field is called by its entry, by what it is for and by its name in the file', () => {
  const visits = state.fields.get(numberOf('cities/halifax.yaml', ['en', 'visits']));
  expect(visits && titleOf(root, state.schemas, visits)).toBe(
    'Halifax: How a technician comes here (visits)',
  );
});

test('every field says what it is for', () => {
  expect(state.schemas.size).toBeGreaterThan(30);
  const silent = [...state.schemas].flatMap(([name, schema]) =>
    nodesIn(schema).flatMap(({ path: keys, value }) => {
      const isField = typeof valueAt(value, ['type']) === 'string' && !keys.includes('propertyNames');
      if (!isField || /^(?:object|array)$/.test(`${valueAt(value, ['type'])}`)) return [];
      // An item of a list is described by the list, a choice by its field.
      const depth = keys.findLastIndex((_, index) => keys[index - 1] === 'properties') + 1;
      const described = [value, valueAt(schema, keys.slice(0, depth))];
      return described.some((own) => valueAt(own, ['description'])) ? [] : [`${name} ${keys.join('.')}`];
    }),
  );
  expect(silent).toEqual([]);
});

test('a field of one kind of landing page has the words of its kind in the panel', () => {
  const { schemas } = state;
  expect(descriptionAt(schemas.get('landing'), ['en', 'goesWrong', '0'])).toMatch(/^What goes wrong/);
  expect(descriptionAt(schemas.get('cities'), ['en', 'callers'])).toBe(
    'Who calls from here, and about what.',
  );
});
