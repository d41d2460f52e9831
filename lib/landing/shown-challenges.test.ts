import { shownChallenges } from './shown-challenges.ts';

const industry = { challenges: ['Slow', 'Lost', 'Late'], solutions: ['Fast', 'Found', 'Early'] };

test('a page that lists none shows all challenges with their solutions', () => {
  expect(shownChallenges(industry)).toEqual([
    { challenge: 'Slow', solution: 'Fast' },
    { challenge: 'Lost', solution: 'Found' },
    { challenge: 'Late', solution: 'Early' },
  ]);
});

test('a page that tells one of them itself shows the others', () => {
  expect(shownChallenges(industry, [1, 3])).toEqual([
    { challenge: 'Slow', solution: 'Fast' },
    { challenge: 'Late', solution: 'Early' },
  ]);
});

test('a number without a challenge is refused', () => {
  expect(() => shownChallenges(industry, [4])).toThrow('There is no challenge 4: the industry has 3');
});
