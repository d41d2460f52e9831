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

const industry = 'industries/legal.yaml';
const landing = 'landing/halifax-legal.yaml';
/** Matches a list under a key of the words, with its last item as the second group. */
const lastItem = (key: string) =>
  new RegExp(`^( {2}${key}:\\n(?: {4}.*\\n)*?)( {4}- (?:.*\\n {6})*.*\\n)(?! {4})`, 'm');

test('accepts an eleventh question', () => {
  const again = '  - id: one-more\n    category: pricing\n    services: [cloud-solutions]\n';
  const words = `      question: Is this one more?\n      answer: ${'It is an answer of its own. '.repeat(4)}\n`;
  const inBoth = `${again}    en:\n${words}    fr:\n${words}`;
  expect(linesAfter(['faq.yaml', /^items:\n/m, `items:\n${inBoth}`])).toEqual([]);
});

test('accepts nine questions if seven name each service', () => {
  const allServices: Change = [
    'faq.yaml',
    'services: [managed-it-services, cloud-solutions, data-backup-recovery]',
    'services: [managed-it-services, cybersecurity-compliance, ai-applications, cloud-solutions, data-backup-recovery]',
  ];
  const without: Change = ['faq.yaml', / {2}- id: ai-and-our-data\n(?: {4}.*\n|\n)*/, ''];
  expect(linesAfter(allServices, without)).toEqual([]);
  expect(linesAfter(without)).toEqual([
    'content/faq.yaml  items  expected at least 7 questions that name ai-applications among their services, found 6',
  ]);
});

test('requires a solution for each challenge', () => {
  const fewer: Change = [industry, lastItem('challenges'), '$1'];
  expect(linesAfter(fewer)).toEqual([
    expect.stringMatching(
      /^content\/industries\/legal\.yaml {2}en\.solutions {2}expected as many solutions as challenges/,
    ),
  ]);
});

test('accepts an additional fact on a landing page', () => {
  expect(
    linesAfter([
      landing,
      /^( {2}inShort:\n)/m,
      '$1    - term: One more\n      text: A fact of its own here\n',
    ]),
  ).toEqual([]);
});

test('reports a challenge number that the industry does not have', () => {
  expect(
    linesAfter([
      landing,
      /^industry: legal\n(?:challenges: .*\n)?/m,
      'industry: legal\nchallenges: [1, 5]\n',
    ]),
  ).toEqual([
    'content/landing/halifax-legal.yaml  challenges.1  expected at most 4, as many challenges as content/industries/legal.yaml has, found 5',
  ]);
});

test('requires each figure to have its own existing result', () => {
  const study = 'case-studies/financial-firm-it-upgrade.yaml';
  expect(linesAfter([study, 'result: 1 }', 'result: 6 }'])).toEqual([
    expect.stringContaining('en.figures  expected each figure before a result that is there'),
  ]);
  expect(linesAfter([study, 'result: 1 }', 'result: 2 }'])).toEqual([
    expect.stringContaining('en.figures  expected one figure for a result'),
  ]);
});
