import type { ExportedPage } from './exported-page.ts';
import { attributeOf, elementsIn, setAttribute } from './html-tree.ts';
import { namesInScript } from './own-code.ts';
import { utilitiesIn } from './purge-css.ts';
import type { Site } from './site.ts';

/** Gives the classes of an attribute their short names. */
export type ShortenClasses = (classes: string) => string;

const blank = /\s+/;

/**
 * Gives the utility classes of all pages short names: `lg:grid-cols-12` stands in a page and in its style sheet, and is most
 * of what both say about layout. Component classes keep their names, and so do utilities that a script may add.
 *
 * @returns the short name of each class
 */
export function shortenUtilities({ pages, chunks }: Site): ReadonlyMap<string, string> {
  const css = pages[0]?.css ?? '';
  const inScripts = chunks.all.flatMap((address) => namesInScript(chunks.code(address)));
  const known = new Set(inScripts);
  const names = shortClassNames(pages, utilitiesIn(css).difference(known), known);
  const shorten = shortenWith(names);
  for (const page of pages) shortenClasses(page, shorten);
  return names;
}

/**
 * The most frequent classes have the shortest names.
 *
 * @param utilities the classes that may be renamed
 * @param taken names that mean something else
 */
export function shortClassNames(
  pages: readonly Pick<ExportedPage, 'document'>[],
  utilities: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const name of pages.flatMap(classesIn))
    if (utilities.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const frequent = [...counts].sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1));
  const names = freeNames(taken);
  return new Map(frequent.map(([name]) => [name, names.next().value]));
}

function classesIn({ document }: Pick<ExportedPage, 'document'>): string[] {
  return elementsIn(document).flatMap((element) => attributeOf(element, 'class')?.split(blank) ?? []);
}

/** In capitals, which no element and no class of ours is written in: `A` to `Z`, `AA`, `AB`, … */
function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = nameAt(index);
    if (!taken.has(name)) yield name;
  }
}

function nameAt(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : nameAt(rest)) + String.fromCharCode(65 + (index % 26));
}

export function shortenWith(names: ReadonlyMap<string, string>): ShortenClasses {
  return (classes) =>
    classes
      .trim()
      .split(blank)
      .map((name) => names.get(name) ?? name)
      .join(' ');
}

export function shortenClasses({ document }: Pick<ExportedPage, 'document'>, shorten: ShortenClasses): void {
  for (const element of elementsIn(document)) {
    const classes = attributeOf(element, 'class');
    if (classes !== undefined) setAttribute(element, 'class', shorten(classes));
  }
}
