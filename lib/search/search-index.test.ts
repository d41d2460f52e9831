import type { Query } from './find-word.ts';
import type { PagefindResult } from './pagefind.ts';
import { searchIndex } from './search-index.ts';

type Page = { path: string; kind: string; title: string; lead?: string; text: string };

const pages: Page[] = [
  {
    path: '/team',
    kind: 'services',
    title: 'People',
    text: 'Our team answers the phone at night. Law 25 is easy.',
  },
  {
    path: '/halifax',
    kind: 'locations',
    title: 'Halifax',
    lead: 'Help in Halifax.',
    text: 'Half past two is when it rains here.',
  },
  {
    path: '/mail',
    kind: 'guides',
    title: 'Mail for offices',
    lead: 'Mail that is never lost.',
    text: 'We restore an encrypted mailbox within a day. Half of it. Every office gets its own copy of it.',
  },
];
const names = [{ title: 'Halifax', path: '/halifax', kind: 'locations' as const, names: ['Halifax'] }];
const lists = { small: ['the'], sameAs: { outage: 'night' } };

/** Answers like Pagefind: pages with all words, or words that start so; else with the longest known beginning. */
const query: Query = async (term, filters = {}) => {
  const found = pages.filter(
    ({ path, kind }) => (filters.path ?? path) === path && (filters.kind ?? kind) === kind,
  );
  return found.flatMap((page) => resultOf(page, term));
};

const isStart = (text: string) =>
  pages.some((page) => `${page.title} ${page.text}`.toLowerCase().includes(` ${text}`));

function resultOf({ path, title, lead, text }: Page, term: string): PagefindResult[] {
  const content = `${title}. ${lead ?? ''} ${text}`.replaceAll(/ +/g, ' ');
  const words = content.split(' ').map((word) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  const isExact = term.startsWith('"');
  const asked = term.replaceAll('"', '').toLowerCase().split(' ');
  const matches = (word: string, one: string) =>
    isExact
      ? word === one
      : word.startsWith(one) || (!isStart(one) && word.length > 2 && one.startsWith(word));
  const isPhrase = (at: number) => asked.every((one, index) => matches(words[at + index] ?? '', one));
  const locations = words.flatMap((word, at) =>
    (isExact ? isPhrase(at) : asked.some((one) => matches(word, one))) ? [at] : [],
  );
  const hasAll = isExact
    ? locations.length > 0
    : asked.every((one) => words.some((word) => matches(word, one)));
  if (term !== '' && !hasAll) return [];
  const meta = { title, ...(lead && { lead }) };
  return [{ id: path, score: locations.length, data: async () => ({ url: path, content, meta, locations }) }];
}

const search = (term: string) => searchIndex(term, { query, names, lists });
const paths = async (term: string) =>
  Promise.all((await search(term)).map(async (match) => (await match.read()).url));

test.each([
  ['a page of that name comes before pages with the word', 'hal', ['/halifax', '/mail']],
  ['a name with a typo', 'halifxa', ['/halifax']],
  ['an unknown word does not match by its beginning', 'teamviewer', []],
  ['a word may lack its ending', 'mailboxes', ['/mail']],
  ['small words are no condition', 'the mailbox', ['/mail']],
  ['pages with the most words, if none has all', 'restore the team mailbox', ['/mail']],
  ['a word as two', 'law25', ['/team']],
  ['a word of other habits', 'outage', ['/team']],
  ['the parts of a word that no page has', 'mailbox-phone', ['/mail', '/team']],
])('finds %s: %s', async (_, term, expected) => {
  expect((await paths(term)).toSorted()).toEqual([...expected].toSorted());
  expect((await paths(term))[0]).toBe(expected[0]);
});

const excerpt = async (term: string) => {
  const [match] = await search(term);
  const { excerpt: parts = [] } = (await match?.read()) ?? {};
  return parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
};

test('an excerpt is the lead, or the first sentence with the word where title and lead have none; the word is marked', async () => {
  expect(await excerpt('lost')).toBe('Mail that is never [lost.]');
  expect(await excerpt('office')).toBe('Mail that is never lost.');
  expect(await excerpt('mailbox')).toBe('We restore an encrypted [mailbox] within a day.');
  expect(await excerpt('phone')).toBe('Our team answers the [phone] at night.');
});

test('a match knows its kind before it is read', async () => {
  expect((await search('team')).map(({ kind }) => kind)).toEqual(['services']);
});
