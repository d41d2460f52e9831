import type { Mistake } from './mistake.ts';

/** Stops the build with every mistake in the content at once, one line each, in columns. */
export class ContentError extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(describe(mistakes));
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}

function describe(mistakes: readonly Mistake[]): string {
  const fileWidth = 'content/'.length + Math.max(...mistakes.map(({ file }) => file.length));
  const fieldWidth = Math.max(...mistakes.map(({ field }) => field.length));
  const rows = mistakes.map(
    ({ file, field, problem }) =>
      `${`content/${file}`.padEnd(fileWidth)}  ${field.padEnd(fieldWidth)}  ${problem}`,
  );
  return ['Please fix the content:', ...rows].join('\n');
}
