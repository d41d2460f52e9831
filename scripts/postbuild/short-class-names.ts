import { namesInScript } from './chunk-files.ts';
import type { ExportedPage } from './exported-page.ts';
import { attributeOf, elementsIn, setAttribute } from './html-tree.ts';
import { utilitiesIn } from './purge-css.ts';
import type { Site } from './site.ts';

const whitespace = /\s+/;

/**
 * Shortens the names of utility classes in all pages: names such as `lg:grid-cols-12` are a large part of the HTML and the
 * CSS. Component classes and utilities that a script may add keep their names.
 *
 * @returns the short name of each class
 */
export function shortenUtilities({ pages, chunks }: Site): ReadonlyMap<string, string> {
  const css = pages[0]?.css ?? '';
  const inScripts = new Set(chunks.all.flatMap((address) => namesInScript(chunks.code(address))));
  const names = shortClassNames(pages, utilitiesIn(css).difference(inScripts), inScripts);
  for (const page of pages) shortenClasses(page, names);
  return names;
}

/**
 * The most frequent classes get the shortest names.
 *
 * @param utilities the classes to rename
 * @param taken names that are already in use
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
  return elementsIn(document).flatMap((element) => attributeOf(element, 'class')?.split(whitespace) ?? []);
}

/** Upper case, unlike all elements and source classes: `A` to `Z`, `AA`, `AB`, … */
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

/** Shortens the names in the value of a `class` attribute. */
export function shortenClassList(classes: string, names: ReadonlyMap<string, string>): string {
  return classes
    .trim()
    .split(whitespace)
    .map((name) => names.get(name) ?? name)
    .join(' ');
}

export function shortenClasses(
  { document }: Pick<ExportedPage, 'document'>,
  names: ReadonlyMap<string, string>,
): void {
  for (const element of elementsIn(document)) {
    const classes = attributeOf(element, 'class');
    if (classes !== undefined) setAttribute(element, 'class', shortenClassList(classes, names));
  }
}
