type Industry = { challenges: readonly string[]; solutions: readonly string[] };
type Numbers = readonly number[] | undefined;

/**
 * Pairs an industry's challenges with their solutions.
 *
 * @param numbers the challenges to select, counted from 1; all by default
 * @throws RangeError when there is no challenge with a number.
 */
export function selectChallenges(
  { challenges, solutions }: Industry,
  numbers: Numbers = challenges.map((_, index) => index + 1),
): { challenge: string; solution: string }[] {
  return numbers.map((number) => {
    const challenge = challenges[number - 1];
    const solution = solutions[number - 1];
    if (challenge === undefined || solution === undefined)
      throw new RangeError(`There is no challenge ${number}: the industry has ${challenges.length}`);
    return { challenge, solution };
  });
}

/**
 * The sources of an industry that support its selected challenges.
 *
 * @param numbers the selected challenges, counted from 1; all by default
 */
export function selectSources<S extends { challenge: number }>(
  { sources = [] }: { sources?: readonly S[] | undefined },
  numbers: Numbers,
): S[] {
  return sources.filter(({ challenge }) => numbers === undefined || numbers.includes(challenge));
}
