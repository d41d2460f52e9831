import type { NamedPage } from './named-page.ts';
import { searchKinds } from './search-kinds.ts';

/**
 * Reads the list of named pages as it comes over the wire.
 *
 * @throws TypeError when it is not a list of named pages.
 */
export function parseNamedPages(value: unknown): readonly NamedPage[] {
  if (Array.isArray(value) && value.every(isNamedPage)) return value;
  throw new TypeError('Expected a list of pages, each with title, path, kind and names');
}

function isNamedPage(value: unknown): value is NamedPage {
  if (typeof value !== 'object' || value === null) return false;
  const text = (key: string) => typeof Reflect.get(value, key) === 'string';
  const names: unknown = Reflect.get(value, 'names');
  return (
    text('title') &&
    text('path') &&
    searchKinds.some((kind) => kind === Reflect.get(value, 'kind')) &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string')
  );
}
