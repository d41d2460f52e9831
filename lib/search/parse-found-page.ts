import { joinElisions } from './elisions.ts';
import { type SearchKind, searchKinds } from './search-kinds.ts';

export type FoundPage = {
  readonly url: string;
  readonly title: string;
  /** The words around those that were found, which stand in `<mark>`. */
  readonly excerpt: string;
  /** What the page can be found under; pages without a kind are found under everything. */
  readonly kind: SearchKind | undefined;
  /** The words that were found. */
  readonly found: readonly string[];
};

/**
 * Reads what Pagefind shows of a page.
 *
 * @throws TypeError when it is not what this version of Pagefind is known to show.
 */
export function parseFoundPage(value: unknown): FoundPage {
  if (!isPage(value)) throw new TypeError('Pagefind shows a page in another way now');
  const { url, meta, excerpt, content, locations, filters } = value;
  const kind = searchKinds.find((known) => filters?.kind?.includes(known));
  const words = content.split(/\s+/);
  return {
    url,
    title: joinElisions(meta.title),
    excerpt: joinElisions(excerpt),
    kind,
    found: locations.flatMap((at) => words[at] ?? []),
  };
}

type Page = {
  url: string;
  meta: { title: string };
  excerpt: string;
  content: string;
  locations: number[];
  filters?: { kind?: string[] };
};

function isPage(value: unknown): value is Page {
  if (typeof value !== 'object' || value === null) return false;
  const of = (key: string): unknown => Reflect.get(value, key);
  const meta = of('meta');
  const locations = of('locations');
  return (
    ['url', 'excerpt', 'content'].every((key) => typeof of(key) === 'string') &&
    typeof meta === 'object' &&
    meta !== null &&
    typeof Reflect.get(meta, 'title') === 'string' &&
    Array.isArray(locations) &&
    locations.every((at) => typeof at === 'number') &&
    hasKinds(of('filters'))
  );
}

/** Pages without a kind have no filters. */
function hasKinds(filters: unknown): boolean {
  if (typeof filters !== 'object' || filters === null) return filters === undefined;
  const kinds: unknown = Reflect.get(filters, 'kind');
  return kinds === undefined || (Array.isArray(kinds) && kinds.every((kind) => typeof kind === 'string'));
}
