import { isLikelySpam, type SpamSignals, scoreSpam } from './score-spam.ts';

const honest: SpamSignals = {
  isHoneypotFilled: false,
  secondsToWrite: 40,
  links: 0,
  duplicates: 0,
  isDisposableAddress: false,
};
const score = (signals: Partial<SpamSignals>) => scoreSpam({ ...honest, ...signals });

it('scores an honest message 0', () => {
  expect(score({})).toEqual({ score: 0, reasons: [] });
});

it.each<[string, Partial<SpamSignals>]>([
  ['the writing time is unknown', { secondsToWrite: undefined }],
  ['it took three seconds', { secondsToWrite: 3 }],
  ['it took less than three seconds', { secondsToWrite: 2 }],
  ['it has two links', { links: 2 }],
  ['its text was sent once before', { duplicates: 1 }],
  ['its address is disposable', { isDisposableAddress: true }],
])('does not suspect a message only because %s', (_, signals) => {
  expect(isLikelySpam(score(signals))).toBe(false);
});

it.each<[string, Partial<SpamSignals>, string[]]>([
  ['the honeypot is filled in', { isHoneypotFilled: true }, ['honeypot']],
  ['it has three links', { links: 3 }, ['links']],
  ['its text was sent twice before', { duplicates: 2 }, ['sameText']],
  [
    'it has a link and a disposable address',
    { links: 1, isDisposableAddress: true },
    ['links', 'throwAwayAddress'],
  ],
  ['it is fast and has a link', { secondsToWrite: 0, links: 1 }, ['tooFast', 'links']],
  [
    'its text was sent before and its address is disposable',
    { duplicates: 1, isDisposableAddress: true },
    ['sameText', 'throwAwayAddress'],
  ],
])('suspects a message when %s, with its reasons', (_, signals, reasons) => {
  const verdict = score(signals);
  expect(isLikelySpam(verdict)).toBe(true);
  expect(verdict.reasons).toEqual(reasons);
});

it('scores the writing time only below three seconds', () => {
  expect([2, 3].map((secondsToWrite) => score({ secondsToWrite }).score)).toEqual([40, 0]);
});

it('never scores above 100', () => {
  const worst = { isHoneypotFilled: true, secondsToWrite: 0, links: 999, duplicates: 999 };
  expect(score({ ...worst, isDisposableAddress: true }).score).toBe(100);
});
