import { namedPages } from '@/lib/pages/named-pages';

export const dynamic = 'force-static';

/** The pages that search finds by name, as the search page reads them. */
export function GET() {
  return Response.json(namedPages('fr'));
}
