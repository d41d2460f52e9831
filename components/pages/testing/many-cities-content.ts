import type { LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';

/** The content with its cities replaced by `count` copies of Toronto: `city-1`, `city-2` and so on. */
export function manyCitiesContent(content: LocalContent, count: number): LocalContent {
  const toronto = getEntry(content.cities, 'toronto');
  return {
    ...content,
    cities: Array.from({ length: count }, (_, index) => ({
      ...toronto,
      slug: `city-${index + 1}`,
      name: `City ${index + 1}`,
    })),
  };
}
