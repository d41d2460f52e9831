import type { LocalContent } from '../content/content-in.ts';
import { getEntry } from '../content/get-entry.ts';
import { languageOfPath } from '../i18n/language-of.ts';
import { type Language, languages } from '../i18n/languages.ts';
import type { FormerAddress } from './page.ts';

type Entry = { file: string; slug?: string; formerly?: readonly string[] | undefined };
type Landing = LocalContent['landing'][number];
type Parts = Pick<LocalContent, 'services' | 'cities' | 'industries'>;

/** The two entries that a landing page is made of, in the order of its address. */
export function landingParts(page: Landing, { services, cities, industries }: Parts) {
  return [
    ...('service' in page ? [getEntry(services, page.service)] : []),
    ...('city' in page ? [getEntry(cities, page.city)] : []),
    ...('industry' in page ? [getEntry(industries, page.industry)] : []),
  ];
}

/**
 * Those of an entry in a language. Former file names were addresses in the first language alone.
 *
 * @param folder the address that file names stand under, without a slash at the end
 */
export function formerAddresses(
  { file, formerly = [] }: Entry,
  language: Language,
  folder: string,
): FormerAddress[] {
  return formerly
    .map((name, index) => ({
      path: isFileName(name) ? `${folder}/${name}` : name,
      language: isFileName(name) ? languages[0] : languageOfPath(name),
      claim: { file, field: `formerly.${index}` },
    }))
    .filter((address) => address.language === language)
    .map(({ path, claim }) => ({ path, ...claim }));
}

/**
 * Those of a landing page: its own, and the ones that its service, city or industry had a part in under a former name. So
 * an editor who renames a city tells it once.
 */
export function formerLandingAddresses(
  page: Landing,
  language: Language,
  folder: string,
  { services, cities, industries }: Parts,
): FormerAddress[] {
  const own = formerAddresses(page, language, folder);
  if (language !== languages[0]) return own;
  const [first = [], second = []] = landingParts(page, { services, cities, industries }).map(namesOf);
  const composed = first
    .flatMap((a) => second.map((b) => ({ slug: `${a.name}-${b.name}`, claim: a.claim ?? b.claim })))
    .flatMap(({ slug, claim }) => (claim ? [{ path: `${folder}/${slug}`, ...claim }] : []));
  return [...own, ...composed];
}

/** An entry's name and its former ones, each of these with the field that says so. */
function namesOf({ file, slug, formerly = [] }: Entry & { slug: string }) {
  const former = formerly.map((name, index) => ({ name, claim: { file, field: `formerly.${index}` } }));
  return [{ name: slug, claim: undefined }, ...former.filter(({ name }) => isFileName(name))];
}

const isFileName = (name: string) => !name.startsWith('/');
