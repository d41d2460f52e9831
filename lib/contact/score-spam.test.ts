import { isMarked, type SpamSigns, scoreSpam } from './score-spam.ts';

const honest: SpamSigns = {
  isHoneypotFilled: false,
  secondsToWrite: 40,
  links: 0,
  sameTexts: 0,
  isThrowAwayAddress: false,
};
const judge = (signs: Partial<SpamSigns>) => scoreSpam({ ...honest, ...signs });

it('finds nothing in an honest message', () => {
  expect(judge({})).toEqual({ score: 0, reasons: [] });
});

it.each<[string, Partial<SpamSigns>]>([
  ['nobody knows when it was begun', { secondsToWrite: undefined }],
  ['it took three seconds', { secondsToWrite: 3 }],
  ['it took less', { secondsToWrite: 2 }],
  ['it holds two links', { links: 2 }],
  ['its text came once before', { sameTexts: 1 }],
  ['its address is a throw-away one', { isThrowAwayAddress: true }],
])('marks no message only because %s', (_, signs) => {
  expect(isMarked(judge(signs))).toBe(false);
});

it.each<[string, Partial<SpamSigns>, string[]]>([
  ['the hidden field is filled in', { isHoneypotFilled: true }, ['honeypot']],
  ['it holds three links', { links: 3 }, ['links']],
  ['its text came twice before', { sameTexts: 2 }, ['sameText']],
  [
    'it holds a link, from a throw-away address',
    { links: 1, isThrowAwayAddress: true },
    ['links', 'throwAwayAddress'],
  ],
  ['it is fast and holds a link', { secondsToWrite: 0, links: 1 }, ['tooFast', 'links']],
  [
    'its text came before, from a throw-away address',
    { sameTexts: 1, isThrowAwayAddress: true },
    ['sameText', 'throwAwayAddress'],
  ],
])('marks a message when %s, and says why', (_, signs, reasons) => {
  const verdict = judge(signs);
  expect(isMarked(verdict)).toBe(true);
  expect(verdict.reasons).toEqual(reasons);
});

it('minds how fast somebody writes from under three seconds on', () => {
  expect([2, 3].map((secondsToWrite) => judge({ secondsToWrite }).score)).toEqual([40, 0]);
});

it('never scores above 100', () => {
  const worst = { isHoneypotFilled: true, secondsToWrite: 0, links: 999, sameTexts: 999 };
  expect(judge({ ...worst, isThrowAwayAddress: true }).score).toBe(100);
});
