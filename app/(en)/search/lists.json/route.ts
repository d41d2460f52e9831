import { searchLists } from '@/lib/pages/search-entry';

export const dynamic = 'force-static';

/** The lists of words that search reads when it starts. */
export function GET() {
  return Response.json(searchLists('en'));
}
