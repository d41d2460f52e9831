import { findStamp } from './stamp/find-stamp.ts';
import { isMadeFor } from './stamp/is-made-for.ts';

/**
 * Checks the export that `OUT` names, before it is served. It may be older than the sources: whoever names a folder
 * wants what is in it.
 *
 * @throws Error when the export is not finished, or was built for another origin or measurement id than the environment's
 */
export function checkServedExport(
  out: string,
  variables: Readonly<Record<string, string | undefined>>,
): void {
  const stamp = findStamp(out);
  if (!stamp) {
    throw new Error(
      `OUT names ${out}, which is no finished export: copy a whole "out" there, or leave OUT out to build one.`,
    );
  }
  if (isMadeFor(stamp, variables)) return;
  const wanted = ['SITE_ORIGIN', 'NEXT_PUBLIC_GA_ID'].map((name) => `${name}="${variables[name] ?? ''}"`);
  const found = `SITE_ORIGIN="${stamp.origin}" NEXT_PUBLIC_GA_ID="${stamp.variables.NEXT_PUBLIC_GA_ID}"`;
  throw new Error(
    `OUT names ${out}, which was built for ${found}, and is to be served with ${wanted.join(' ')}: set the same, or build again.`,
  );
}
