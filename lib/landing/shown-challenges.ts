type Industry = { challenges: readonly string[]; solutions: readonly string[] };

/**
 * The industry's challenges that a page shows, each with its solution: those whose numbers, from 1, the page lists, or
 * all of them.
 *
 * @throws RangeError when a number belongs to no challenge.
 */
export function shownChallenges(
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
