/** A row of the tables in `docs/specification/`. */
export type Item = {
  /** Such as `2.4.3`. */
  number: string;
  text: string;
  /** The tests that hold it: `e2e/home.spec.ts › the title of a test or of its step`. */
  tests: string[];
};

/** Reads all rows that begin with a number from Markdown tables. */
export function readItems(markdown: string): Item[] {
  return markdown.split('\n').flatMap((line) => {
    const [, number, text, tests] = /^\| (\d+(?:\.\d+)*) \| (.*?) \| (.*?) ?\|$/.exec(line) ?? [];
    if (number === undefined || text === undefined || tests === undefined) return [];
    return [{ number, text, tests: tests.split('<br>').filter(Boolean) }];
  });
}

/** The titles of tests, groups and steps in a file. `${name}` in a title becomes `{name}`. */
export function readTitles(code: string): string[] {
  const calls = /(?:\b(?:test|it|fresh|describe|step)|[\])])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
  return [...code.matchAll(calls)].map(([, , title = '']) =>
    title.replace(/\$\{/g, '{').replace(/\\(['"`])/g, '$1'),
  );
}

/**
 * Finds numbers that are not unique or out of order, items without a test, and tests that do not exist.
 *
 * @param readFile returns the text of a test file, or undefined if there is none
 */
export function findProblems(
  items: readonly Item[],
  readFile: (file: string) => string | undefined,
): string[] {
  const titles = new Map<string, string[] | undefined>();
  const titlesOf = (file: string) => {
    const code = titles.has(file) ? undefined : readFile(file);
    if (!titles.has(file)) titles.set(file, code === undefined ? undefined : readTitles(code));
    return titles.get(file);
  };
  return items.flatMap(({ number, tests }, index) => {
    const previous = items[index - 1]?.number;
    const problems = tests.flatMap((test) => {
      const [file = '', ...rest] = test.split(' › ');
      const known = titlesOf(file);
      if (!known) return [`there is no file ${file}`];
      const missing = rest.filter((title) => !known.includes(title));
      if (rest.length === 0) missing.push('(no title)');
      return missing.map((title) => `${file} has no test “${title}”`);
    });
    if (tests.length === 0) problems.push('no test holds it');
    if (previous !== undefined && compare(previous, number) >= 0)
      problems.push(`comes after ${previous}: numbers are unique and in order`);
    return problems.map((problem) => `${number}: ${problem}`);
  });
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
