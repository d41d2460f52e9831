/** A mistake for an editor to fix: the file, the field in it, what was expected and what was found. */
export type Mistake = {
  file: string;
  field: string;
  /** Counted from 1; `withLines` adds it where the field tells it. */
  line?: number | undefined;
  problem: string;
  /** Other fields of the file with the same problem. */
  alike?: readonly string[];
  /** Whether `npm run fix:content` mends it. */
  isMendable?: boolean;
  /** Whether it is a text or a page to write, without which the others can be looked at. */
  isDraft?: boolean;
};

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
  // Terminals and editors open `file:line` at a click.
  const places = mistakes.map(({ file, line }) => `content/${file}${line ? `:${line}` : ''}`);
  const placeWidth = Math.max(...places.map(({ length }) => length));
  const fieldWidth = Math.max(...mistakes.map(({ field }) => field.length));
  const rows = mistakes.map(
    ({ field, problem }, index) =>
      `${places[index]?.padEnd(placeWidth)}  ${field.padEnd(fieldWidth)}  ${problem}`,
  );
  const mendable = mistakes.filter(({ isMendable }) => isMendable).length;
  const advice = `\n\`npm run fix:content\` mends ${mendable} of these ${mistakes.length}.`;
  return ['Please fix the content:', ...rows, ...(mendable > 0 ? [advice] : [])].join('\n');
}
