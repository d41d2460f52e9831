import { manifestOf } from '@/lib/seo/manifest-of';

export const dynamic = 'force-static';

/** A route of its own: Next would name `manifest.ts` in the head of every page, and only home's asks for it. */
export function GET(): Response {
  return Response.json(manifestOf('fr'));
}
