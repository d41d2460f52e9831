import { ContentError } from './content-error.ts';
import { loadContent } from './load-content.ts';
import { copyContent } from './testing/copy-content.ts';
import { linesOf } from './testing/lines-of.ts';

type Change = [file: string, piece: string | RegExp, replacement: string];

/** The error messages after these changes to a copy of the content. */
function linesAfter(...changes: Change[]): string[] {
  const copy = copyContent();
  for (const change of changes) copy.edit(...change);
  try {
    loadContent(copy.root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return linesOf(error.mistakes);
    throw error;
  }
}

const study = 'case-studies/financial-firm-it-upgrade.yaml';
const landing = 'landing/halifax-legal.yaml';
/** Matches a list under a key of the words, with its last item as the second group. */
const lastItem = (key: string) =>
  new RegExp(`^( {2}${key}:\\n(?: {4}.*\\n)*?)( {4}- (?:.*\\n {6})*.*\\n)(?! {4})`, 'm');

test('accepts another question, and another fact on a landing page', () => {
  const again = '  - id: one-more\n    category: pricing\n    services: [cloud-solutions]\n';
  const words = `      question: Is this one more?\n      answer: ${'It is an answer of its own. '.repeat(4)}\n`;
  const inBoth = `${again}    en:\n${words}    fr:\n${words}`;
  const fact = '$1    - term: One more\n      text: A fact of its own here\n';
  expect(
    linesAfter(['faq.yaml', /^items:\n/m, `items:\n${inBoth}`], [landing, /^( {2}inShort:\n)/m, fact]),
  ).toEqual([]);
});

test('reports too few questions of a service, challenges without solutions, and numbers without a challenge or result', () => {
  const withoutQuestion: Change = ['faq.yaml', / {2}- id: ai-and-our-data\n(?: {4}.*\n|\n)*/, ''];
  const withoutSolution: Change = ['industries/retail.yaml', lastItem('challenges'), '$1'];
  const unknownChallenge: Change = [
    landing,
    /^industry: legal\n(?:challenges: .*\n)?/m,
    'industry: legal\nchallenges: [1, 5]\n',
  ];
  const unknownResult: Change = [study, 'result: 1 }', 'result: 6 }'];
  const lines = linesAfter(withoutQuestion, withoutSolution, unknownChallenge, unknownResult);
  const expected = [
    /^content\/faq\.yaml {2}items {2}expected at least 7 questions that name ai-applications among their services, found 6$/,
    /^content\/industries\/retail\.yaml {2}en\.solutions {2}expected as many solutions as challenges/,
    /^content\/landing\/halifax-legal\.yaml {2}challenges\.1 {2}expected at most 4, as many challenges as content\/industries\/legal\.yaml has, found 5$/,
    /en\.figures {2}expected each figure before a result that is there/,
  ];
  for (const line of expected) expect(lines).toContainEqual(expect.stringMatching(line));
});

test('reports two figures for one result', () => {
  expect(linesAfter([study, 'result: 1 }', 'result: 2 }'])).toEqual([
    expect.stringContaining('en.figures  expected one figure for a result'),
  ]);
});
