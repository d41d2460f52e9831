import type { LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';

/** The content with so many cities in place of its own: `city-1`, `city-2` and so on, all like Toronto. */
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
