type Industry = { challenges: readonly string[]; solutions: readonly string[] };

/**
 * Pairs an industry's challenges with their solutions.
 *
 * @param numbers the challenges to select, counted from 1; all by default
 * @throws RangeError when there is no challenge with a number.
 */
export function selectChallenges(
  { challenges, solutions }: Industry,
  numbers: readonly number[] = challenges.map((_, index) => index + 1),
): { challenge: string; solution: string }[] {
  return numbers.map((number) => {
    const challenge = challenges[number - 1];
    const solution = solutions[number - 1];
    if (challenge === undefined || solution === undefined)
      throw new RangeError(`There is no challenge ${number}: the industry has ${challenges.length}`);
    return { challenge, solution };
  });
}
