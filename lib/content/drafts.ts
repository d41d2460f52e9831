import type { Mistake } from './content-error.ts';
import { nodesIn } from './data-tree.ts';

/** How a value begins that `npm run new` copied and nobody has replaced; by language, `DRAFT` for facts. */
const marks: Readonly<Record<string, string>> = { fr: 'À ÉCRIRE' };
const defaultMark = 'DRAFT';

const markOf = (text: string): string | undefined =>
  [defaultMark, ...Object.values(marks)].find((mark) => text === mark || text.startsWith(`${mark} `));

export const isDraft = (text: string): boolean => markOf(text) !== undefined;

export const toDraft = (text: string, language = ''): string =>
  isDraft(text) ? text : `${marks[language] ?? defaultMark} ${text}`;

/** Values of a file that are still those of the entry it was copied from. */
export function findDrafts(file: string, data: unknown): Mistake[] {
  return nodesIn(data).flatMap(({ path, value }) => {
    const mark = typeof value === 'string' ? markOf(value) : undefined;
    const problem = `is a draft, copied from another entry: write what this one says, without ${mark}`;
    return mark === undefined ? [] : [{ file, field: path.join('.'), problem }];
  });
}
