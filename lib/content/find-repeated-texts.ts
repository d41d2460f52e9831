import { languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { isDraft } from './drafts.ts';
import type { Landing } from './find-landing-mistakes.ts';
import { listTexts } from './list-texts.ts';
import type { Parsed } from './parse-content.ts';

type Named = Parsed['services' | 'cities' | 'industries' | 'caseStudies'][number];

/** What must be unique: `key`, found in a field. */
type Place = { file: string; field: string; key: string };

/** In characters: nobody writes as much twice by chance. */
const longText = 80;

/** Addresses that two pages would have in a language. */
export function findTakenAddresses({
  services,
  cities,
  industries,
  caseStudies,
  landing,
}: Parsed): Mistake[] {
  return languages.flatMap((language, index) => {
    const nameOf = ({ slug, slugs }: Named) => slugs.find((own) => own.language === language)?.name ?? slug;
    const field = index === 0 ? '(file name)' : `slugs.${language}`;
    const entries = Object.entries({ services, cities, industries, caseStudies }).flatMap(([folder, list]) =>
      list.map((entry) => ({ file: entry.file, field, key: `/${folder}/${nameOf(entry)}` })),
    );
    const taken = findRepeated(entries, 'address');
    if (taken.length > 0) return taken;
    const pairs = landing.map(({ file, service, city, industry }: Landing) => {
      const wanted = [service, city, industry].filter((slug) => slug !== undefined);
      const named = [...services, ...cities, ...industries].filter(({ slug }) => wanted.includes(slug));
      // The name of an entry that is invalid is unknown.
      const key = named.length === 2 ? named.map(nameOf).join('-') : file;
      return { file, field: '(file name)', key };
    });
    return findRepeated(pairs, `address (${language})`);
  });
}

/** Titles and descriptions that an earlier page has, too. Only pages have keywords next to them. */
export function findRepeatedMetadata(files: readonly { file: string; data: unknown }[]): Mistake[] {
  const texts = files.flatMap(({ file, data }) =>
    languages.flatMap((language) => {
      const own = new Map(listTexts(file, data, language).map(({ field, text }) => [field, text]));
      const prefix = file.endsWith('.md') ? '' : `${language}.`;
      return own.has(`${prefix}keywords.0`)
        ? ['title', 'description'].flatMap((name) => {
            const text = own.get(prefix + name);
            return text ? [{ file, field: prefix + name, key: text.trim(), language, name }] : [];
          })
        : [];
    }),
  );
  return languages.flatMap((language) =>
    ['title', 'description'].flatMap((name) =>
      findRepeated(
        texts.filter((text) => text.language === language && text.name === name),
        name,
      ),
    ),
  );
}

/**
 * Entries with long texts of another, even with another city's name in them: each entry once.
 *
 * @param entries the oldest first, so that the copy is named and not what it was copied from
 */
export function findCopiedTexts(
  entries: readonly { file: string; slug: string; city?: string }[],
  cities: Parsed['cities'],
): Mistake[] {
  return languages.flatMap((language) => {
    const texts = entries.flatMap((entry) => {
      const name = cities.find(({ slug }) => slug === (entry.city ?? entry.slug))?.[language].name;
      return listTexts(entry.file, entry, language).flatMap(({ field, text }) =>
        text.length >= longText && !field.endsWith('.description')
          ? [{ file: entry.file, field, key: name ? text.replaceAll(name, '…') : text }]
          : [],
      );
    });
    const copies = Map.groupBy(findRepeated(texts, 'text'), ({ file }) => file);
    return [...copies.values()].flatMap(([first, ...others]) => {
      const more = others.length > 0 ? `; as are ${others.map(({ field }) => field).join(', ')}` : '';
      return first ? [{ ...first, problem: `${first.problem}${more}; rewrite the copy` }] : [];
    });
  });
}

function findRepeated(places: readonly Place[], what: string): Mistake[] {
  const firsts = new Map<string, Place>();
  return places.flatMap(({ file, field, key }) => {
    if (isDraft(key)) return [];
    const first = firsts.get(key);
    firsts.set(key, first ?? { file, field, key });
    if (!first || first.file === file) return [];
    const at = first.field.startsWith('(') ? '' : ` ${first.field}`;
    const problem = `expected ${what.startsWith('a') ? 'an' : 'a'} ${what} of its own, found that of content/${first.file}${at}: "${key.slice(0, 60)}"`;
    return [{ file, field, problem }];
  });
}
