import { excerptOf } from './excerpt.ts';

const lead = 'Mail that is never lost.';
const long = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ');
const content = `${lead} Half of it. We restore an encrypted mailbox, l’ hameçonnage included. All offices in Canada get the same help. ${long}.`;

/** The excerpt of a page where these words match; they are in brackets. */
function excerpt(...matched: string[]): string {
  const words = content.split(' ');
  const locations = words.flatMap((word, at) => (matched.some((one) => word.startsWith(one)) ? [at] : []));
  const parts = excerptOf({ url: '/', content, locations, meta: { title: 'Mail for offices', lead } });
  return parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
}

test('an excerpt is the lead, or the first sentence with the word where title and lead have none', () => {
  expect(excerpt('lost')).toBe('Mail that is never [lost.]');
  expect(excerpt('offices')).toBe('Mail that is never lost.');
  expect(excerpt('encrypted', 'mailbox')).toBe('We restore an [encrypted mailbox,] l’hameçonnage included.');
  expect(excerpt('hameçonnage')).toBe('We restore an encrypted mailbox, [l’hameçonnage] included.');
});

test('a long sentence is cut around the word', () => {
  expect(excerpt('word40')).toMatch(/^… word32 .* \[word40\] .* word63 …$/);
  expect(excerpt('word79')).toMatch(/^… word48 .* \[word79\.\]$/);
});
