import { type SearchKind, searchKinds } from './search-kinds.ts';

/** A page that people search for by name: a service, a city, an industry or a case study. */
export type NamedPage = {
  readonly title: string;
  readonly path: string;
  readonly kind: SearchKind;
  /** Any of these finds the page; the first one is its own name. */
  readonly names: readonly string[];
};

/** @throws TypeError when the value is not a list of named pages */
export function parseNamedPages(value: unknown): readonly NamedPage[] {
  if (Array.isArray(value) && value.every(isNamedPage)) return value;
  throw new TypeError('Expected a list of pages, each with title, path, kind and names');
}

function isNamedPage(value: unknown): value is NamedPage {
  if (typeof value !== 'object' || value === null) return false;
  const { title, path, kind, names }: Readonly<Record<string, unknown>> = { ...value };
  return (
    typeof title === 'string' &&
    typeof path === 'string' &&
    searchKinds.some((known) => known === kind) &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string')
  );
}
