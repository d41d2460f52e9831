import type { LocalContent } from '../content/content-in.ts';
import { getEntry } from '../content/get-entry.ts';

/** An address at which a page used to be, with the file and the field that say so. */
export type FormerAddress = { path: string; file: string; field: string };

type Entry = { file: string; slug?: string; formerly?: readonly string[] | undefined };
type Landing = LocalContent['landing'][number];

/** @param folder the address that former file names stand under, without a slash at the end */
export function formerAddresses({ file, formerly = [] }: Entry, folder: string): FormerAddress[] {
  return formerly.map((name, index) => ({
    path: isFileName(name) ? `${folder}/${name}` : name,
    file,
    field: `formerly.${index}`,
  }));
}

/**
 * Those of a landing page: its own, and the ones that its service, city or industry had a part in under a former name. So
 * an editor who renames a city tells it once.
 */
export function formerLandingAddresses(
  page: Landing,
  folder: string,
  { services, cities, industries }: LocalContent,
): FormerAddress[] {
  const parts = [
    ...('service' in page ? [getEntry(services, page.service)] : []),
    ...('city' in page ? [getEntry(cities, page.city)] : []),
    ...('industry' in page ? [getEntry(industries, page.industry)] : []),
  ];
  const [first = [], second = []] = parts.map(namesOf);
  const composed = first
    .flatMap((a) => second.map((b) => ({ slug: `${a.name}-${b.name}`, claim: a.claim ?? b.claim })))
    .flatMap(({ slug, claim }) => (claim ? [{ path: `${folder}/${slug}`, ...claim }] : []));
  return [...formerAddresses(page, folder), ...composed];
}

/** An entry's name and its former ones, each of these with the field that says so. */
function namesOf({ file, slug, formerly = [] }: Entry & { slug: string }) {
  const former = formerly.map((name, index) => ({ name, claim: { file, field: `formerly.${index}` } }));
  return [{ name: slug, claim: undefined }, ...former.filter(({ name }) => isFileName(name))];
}

const isFileName = (name: string) => !name.startsWith('/');
