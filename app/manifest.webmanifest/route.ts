import { manifestOf } from '@/lib/seo/manifest-of';

export const dynamic = 'force-static';

/** A route instead of `manifest.ts`, which Next would link from every page: only the home page links it. */
export function GET(): Response {
  return Response.json(manifestOf('en'));
}
