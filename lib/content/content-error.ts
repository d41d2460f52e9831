/** A mistake for an editor to fix: the file, the field in it, what was expected and what was found. */
export type Mistake = { file: string; field: string; problem: string };

/** Fails the build with all mistakes in the content, one per line, in columns. */
export class ContentError extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(format(mistakes));
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}

function format(mistakes: readonly Mistake[]): string {
  const fileWidth = 'content/'.length + Math.max(...mistakes.map(({ file }) => file.length));
  const fieldWidth = Math.max(...mistakes.map(({ field }) => field.length));
  const rows = mistakes.map(
    ({ file, field, problem }) =>
      `${`content/${file}`.padEnd(fileWidth)}  ${field.padEnd(fieldWidth)}  ${problem}`,
  );
  return ['Please fix the content:', ...rows].join('\n');
}
