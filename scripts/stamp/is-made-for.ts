import type { ExportStamp } from './export-stamp.ts';

/**
 * Whether an export was made for these variables. One that is set decides by itself.
 *
 * One that is not set, or empty, stands for its default only where `npm start` had the export built. Who runs
 * `npm run build` may well set the variables for that alone, in another process or on another machine, and it was meant.
 */
export function isMadeFor(
  { by, origin, variables }: ExportStamp,
  { SITE_ORIGIN: wanted, NEXT_PUBLIC_GA_ID: id }: Readonly<Record<string, string | undefined>>,
): boolean {
  const mayStay = (variable: string) => by === 'build' || variable === '';
  const hasOrigin = wanted ? URL.parse(wanted)?.href === `${origin}/` : mayStay(variables.SITE_ORIGIN);
  const hasId = id ? id === variables.NEXT_PUBLIC_GA_ID : mayStay(variables.NEXT_PUBLIC_GA_ID);
  return hasOrigin && hasId;
}
