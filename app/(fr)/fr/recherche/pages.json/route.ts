import { namedPages } from '@/lib/pages/named-pages';

export const dynamic = 'force-static';

/** The pages that search finds by name, for the search page. */
export function GET() {
  return Response.json(namedPages('fr'));
}
