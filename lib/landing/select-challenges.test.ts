import { selectChallenges, selectSources } from './select-challenges.ts';

const industry = { challenges: ['Slow', 'Lost', 'Late'], solutions: ['Fast', 'Found', 'Early'] };

test('selects challenges by number, or all', () => {
  const [first, second, third] = [
    { challenge: 'Slow', solution: 'Fast' },
    { challenge: 'Lost', solution: 'Found' },
    { challenge: 'Late', solution: 'Early' },
  ];
  expect(selectChallenges(industry)).toEqual([first, second, third]);
  expect(selectChallenges(industry, [1, 3])).toEqual([first, third]);
});

test('rejects a number without a challenge and a challenge without a solution', () => {
  expect(() => selectChallenges(industry, [4])).toThrow('There is no challenge 4: the industry has 3');
  const { challenges, solutions } = industry;
  expect(() => selectChallenges({ challenges, solutions: solutions.slice(1) })).toThrow(
    'There is no challenge 3',
  );
});

test('selects the sources of the selected challenges', () => {
  const [first, second] = [{ challenge: 1 }, { challenge: 3 }];
  const sources = [first, second];
  expect(selectSources({ sources }, [2, 3])).toEqual([second]);
  expect(selectSources({ sources }, undefined)).toEqual(sources);
  expect(selectSources({}, [1])).toEqual([]);
});
