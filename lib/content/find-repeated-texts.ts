import { languages } from '../i18n/languages.ts';
import type { Mistake } from './content-error.ts';
import { isDraft } from './drafts.ts';
import type { Landing } from './find-landing-mistakes.ts';
import { listMetadata } from './find-long-titles.ts';
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

/** Titles and descriptions that an earlier page has, too. */
export function findRepeatedMetadata(files: readonly { file: string; data: unknown }[]): Mistake[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const texts = files.flatMap(({ file, data }) =>
      listMetadata(file, data, name).map(({ text, ...own }) => ({ ...own, file, key: text })),
    );
    const inLanguages = Map.groupBy(texts, ({ language }) => language);
    return [...inLanguages.values()].flatMap((own) => findRepeated(own, name));
  });
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
      const alike = others.map(({ field }) => field);
      const more = others.length > 0 ? `; as are ${alike.join(', ')}` : '';
      return first ? [{ ...first, alike, problem: `${first.problem}${more}; rewrite the copy` }] : [];
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
