import type { LocalContent } from '../content/content-in.ts';
import { getEntry } from '../content/get-entry.ts';
import { languageOfPath } from '../i18n/language-of.ts';
import { type Language, languages } from '../i18n/languages.ts';
import type { FormerPath } from './page.ts';

type Entry = { file: string; slug?: string; formerly?: readonly string[] | undefined };
type Landing = LocalContent['landing'][number];
type Entries = Pick<LocalContent, 'services' | 'cities' | 'industries'>;

/** The two entries that a landing page combines, in the order of its path. */
export function landingEntries(page: Landing, { services, cities, industries }: Entries) {
  return [
    ...('service' in page ? [getEntry(services, page.service)] : []),
    ...('city' in page ? [getEntry(cities, page.city)] : []),
    ...('industry' in page ? [getEntry(industries, page.industry)] : []),
  ];
}

/**
 * The former paths of an entry in a language. Former file names are paths in the first language.
 *
 * @param folder the path that file names are relative to, without a trailing slash
 */
export function formerPaths(
  { file, formerly = [] }: Entry,
  language: Language,
  folder: string,
): FormerPath[] {
  return formerly.flatMap((name, index) => {
    const path = isFileName(name) ? `${folder}/${name}` : name;
    const pathLanguage = isFileName(name) ? languages[0] : languageOfPath(name);
    return pathLanguage === language ? [{ path, file, field: `formerly.${index}` }] : [];
  });
}

/**
 * The former paths of a landing page: its own, and those composed from former names of its service, city or industry.
 * So an editor who renames a city records that once.
 */
export function formerLandingPaths(
  page: Landing,
  language: Language,
  folder: string,
  entries: Entries,
): FormerPath[] {
  const own = formerPaths(page, language, folder);
  if (language !== languages[0]) return own;
  const [first = [], second = []] = landingEntries(page, entries).map(namesOf);
  const composed = first.flatMap((a) =>
    second.flatMap((b) => {
      const claim = a.claim ?? b.claim;
      return claim ? [{ path: `${folder}/${a.name}-${b.name}`, ...claim }] : [];
    }),
  );
  return [...own, ...composed];
}

/** The current and former names of an entry, each former name with the field that declares it. */
function namesOf({ file, slug, formerly = [] }: Entry & { slug: string }) {
  const former = formerly.map((name, index) => ({ name, claim: { file, field: `formerly.${index}` } }));
  return [{ name: slug, claim: undefined }, ...former.filter(({ name }) => isFileName(name))];
}

const isFileName = (name: string) => !name.startsWith('/');
