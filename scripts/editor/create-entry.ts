import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { valueAt } from '../../lib/content/data-tree.ts';
import { didYouMean } from '../../lib/content/did-you-mean.ts';
import { findDrafts } from '../../lib/content/drafts.ts';
import { recordReview } from '../../lib/content/french/translation-drift.ts';
import { slugsIn } from '../../lib/content/list-files.ts';
import { readData, readFolder } from '../../lib/content/read-file.ts';
import { caseStudySchema } from '../../lib/content/schemas/case-study.ts';
import { citySchema } from '../../lib/content/schemas/city.ts';
import { industrySchema } from '../../lib/content/schemas/industry.ts';
import { landingSchema } from '../../lib/content/schemas/landing.ts';
import { faqSchema, testimonialsSchema } from '../../lib/content/schemas/lists.ts';
import { type LandingPair, landingPairs } from '../../lib/landing/landing-pairs.ts';
import { shortenLists } from './shorten-lists.ts';
import { spliceList } from './splice-list.ts';
import { type Values, withDrafts } from './with-drafts.ts';

type Kind = {
  place: string;
  schema: z.ZodType;
  page?: string;
  image?: string;
  follow?: readonly string[];
};

/** Where entries of each kind are (files of a folder, or items of a file), their page, picture and what comes with them. */
const kinds: Readonly<Record<string, Kind>> = {
  'case-study': {
    place: 'case-studies',
    schema: caseStudySchema,
    page: '/case-studies/NAME',
    image: '/art/case-NAME.svg',
    follow: [
      'public/photos/NAME.jpg  a photograph, if you have one, and image: /photos/NAME.jpg; a standard picture until then',
    ],
  },
  city: {
    place: 'cities',
    schema: citySchema,
    page: '/locations/NAME',
    image: '/art/city-NAME-thumb.svg',
    follow: [
      'content/pictures/city-maps.yaml  the places on its maps: copy the lines of another city, under NAME:',
      'art/geo/NAME.json  its shores, by a developer; until then its maps show no water',
    ],
  },
  industry: {
    place: 'industries',
    schema: industrySchema,
    image: '/art/industry-NAME.svg',
    follow: ['art/industries  its drawing, by a developer; until then a standard one is shown'],
  },
  'landing-page': { place: 'landing', schema: landingSchema, page: '/seo/NAME' },
  question: { place: 'faq.yaml', schema: faqSchema, page: '/#faq' },
  testimonial: { place: 'testimonials.yaml', schema: testimonialsSchema, page: '/' },
};

type Created = {
  file: string;
  /** What it was copied from. */
  model: string;
  drafts: number;
  /** The path of the page that shows it; undefined for an industry, which many pages show. */
  page?: string | undefined;
  /** What has to come with it, a line each. */
  follow: readonly string[];
};

/**
 * Adds an entry to the content: a copy of the nearest one with short lists, whose texts and facts are marked as drafts.
 *
 * @param name of a landing page its address; of a city also with its province, as in “Regina, SK”; of a question its text
 * @param french the name in French, for the address
 * @param onlyWith limits an industry to landing pages with these services, which are added, too
 * @throws RangeError for an unknown kind or service, a name that is taken and a landing page that belongs to no pair
 */
export function createEntry(
  root: string,
  kind: string,
  name: string,
  french?: string,
  onlyWith: readonly string[] = [],
): Created {
  const known = Object.keys(kinds);
  const own = kinds[kind];
  if (!own) throw new RangeError(`expected ${known.join(', ')}, found "${kind}"${didYouMean(kind, known)}`);
  const services = kind === 'industry' ? slugsIn(root, 'services') : [];
  const unknown = onlyWith.find((service) => !services.includes(service));
  const expected = services.join(', ') || `no --only-with for a ${kind}`;
  if (unknown)
    throw new RangeError(`expected ${expected}, found "${unknown}"${didYouMean(unknown, services)}`);
  const { place, page, image = '', follow = [] } = own;
  const [, title = name, province] = /^(.+), ([A-Z]{2})$/.exec(name) ?? [];
  const slug = slugOf(title);
  if (slug === '') throw new RangeError(`expected a name with letters or digits, found "${name}"`);
  const withName = (text: string) => text.replaceAll('NAME', slug);
  const shown = { page: page && withName(page) };
  if (place.endsWith('.yaml')) return { ...addItem(root, own, slug, title, french), ...shown };
  const file = `${place}/${slug}.yaml`;
  if (fs.existsSync(path.join(root, file)))
    throw new RangeError(`the name ${slug} is taken; did you mean to change content/${file}?`);
  if (place === 'landing') return { ...copyFile(root, file, own, getPair(root, slug)), ...shown };
  const limit = onlyWith.length > 0 ? `onlyWithServices: [${onlyWith.join(', ')}]\n` : '';
  const names = {
    image: withName(image),
    'en.name': title,
    'slugs.fr': slugOf(french ?? title),
    ...(province && { province }),
    ...((french || kind === 'city') && { 'fr.name': french ?? title }),
  };
  const created = copyFile(root, file, own, names, limit);
  const missing = missingPairs(root).filter((pair) => Object.values(pair).includes(slug));
  const made = limit ? missing.map((pair) => createEntry(root, 'landing-page', pair.slug)) : [];
  const pages = limit
    ? made.map((own) => `content/${own.file}  made, a copy of ${own.model}`)
    : missing.map((pair) => `content/landing/${pair.slug}.yaml  npm run new -- landing-page ${pair.slug}`);
  const hint = `Only for some services? Delete content/${file}, type the command again with --only-with SERVICE.`;
  return {
    ...created,
    page: made[0]?.page ?? shown.page,
    drafts: made.reduce((sum, { drafts }) => sum + drafts, created.drafts),
    follow: [...follow.map(withName), ...pages, ...(kind === 'industry' && !limit ? [hint] : [])],
  };
}

/** Adds an item to the list of a file. */
function addItem(
  root: string,
  { place: file, schema }: Kind,
  id: string,
  name: string,
  french = '',
): Created {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(readData(root, file));
  if (items.some((item) => item.id === id))
    throw new RangeError(`the name ${id} is taken; did you mean to change it in content/${file}?`);
  const letters = name.split(/[\s-]+/).map((word) => slugOf(word).slice(0, 1).toUpperCase());
  const values = {
    id,
    initials: `${letters[0]}${letters.at(-1)}`,
    'en.name': name,
    'fr.name': name,
    ...(name.endsWith('?') && { 'en.question': name, ...(french && { 'fr.question': french }) }),
  };
  const copied = spliceList(source, ['items'], items.length - 1, 'copy');
  const item = `items.${items.length}`;
  const { text, drafts } = withDrafts(shortenLists(copied, schema, item), values, item);
  fs.writeFileSync(path.join(root, file), text);
  noteGiven(root, file, values, `${item}.`);
  return { file, model: `${file}, ${items.at(-1)?.id}`, drafts, follow: [] };
}

/**
 * Copies the finished entry that has most in common with the new one, or the last one, without what may be left out and is true of
 * that one only: former names, sources, figures, remarks to its owner.
 */
function copyFile(root: string, file: string, { schema }: Kind, values: Values, limit = ''): Created {
  const orderOf = (data: unknown) => Number(valueAt(data, ['order']) ?? 0);
  const provinceOf = (city: unknown) => city && valueAt(readData(root, `cities/${city}.yaml`), ['province']);
  const province = provinceOf(values.city);
  const nearnessOf = (data: unknown) => {
    const shared = Object.entries(values).filter(([name, value]) => valueAt(data, [name]) === value);
    return shared.length + (provinceOf(valueAt(data, ['city'])) === province ? 0.5 : 0);
  };
  const entries = readFolder(root, path.dirname(file)).map((entry) => ({
    ...entry,
    order: orderOf(entry.data),
  }));
  const model = entries
    .filter(({ data }) => valueAt(data, ['kind']) === values.kind)
    .map((own) => ({ ...own, nearness: nearnessOf(own.data) }))
    .toSorted((a, b) => b.nearness - a.nearness || b.order - a.order)
    // A draft is no model for another.
    .find((own) => findDrafts(own.file, own.data).length === 0);
  if (!model) throw new RangeError(`content/${path.dirname(file)} has no finished entry to copy`);
  const source = fs
    .readFileSync(path.join(root, model.file), 'utf8')
    .replaceAll(
      /^(?:#.*\n)*(?:formerly|sources|challenges|onlyWithServices|numbers|serviceResults):.*\n(?:[ -].*\n)*/gm,
      '',
    )
    .replaceAll(/^ *# (?:Sample|To confirm|To fill in).*\n(?: *#.*\n)*/gm, '')
    .replaceAll(/\{(numbers\.\w+)\}/g, (_, place: string) => `${valueAt(model.data, place.split('.'))}`);
  const isSameProvince = values.province && valueAt(model.data, ['province']) === values.province;
  const { text, drafts } = withDrafts(shortenLists(source, schema), {
    ...values,
    order: `${Math.max(...entries.map(({ order }) => order)) + 1}`,
    ...(isSameProvince && { timeZone: String(valueAt(model.data, ['timeZone'])) }),
  });
  fs.writeFileSync(path.join(root, file), text.replace(/^(?=en:)/m, limit));
  noteGiven(root, file, values);
  return { file, model: model.file, drafts, follow: [] };
}

/** Notes as read the French that was given, always together with its English. */
const noteGiven = (root: string, file: string, values: Values, parent = '') =>
  recordReview(
    root,
    (own) => own.file === file && Object.keys(values).some((key) => own.field === parent + key),
  );

/** What a landing page is about, by its address. */
function getPair(root: string, slug: string): LandingPair {
  const missing = missingPairs(root);
  const found = missing.find((pair) => pair.slug === slug);
  if (found) return found;
  const kindsOfPairs = 'service and city, service and industry, or city and industry';
  const near = didYouMean(
    slug,
    missing.map((pair) => pair.slug),
  );
  throw new RangeError(
    `"${slug}" is no pair of ${kindsOfPairs} (onlyWithServices limits an industry)${near}`,
  );
}

/** The landing pages that nobody has written. */
function missingPairs(root: string): LandingPair[] {
  const written = slugsIn(root, 'landing');
  const [services, cities] = [slugsIn(root, 'services'), slugsIn(root, 'cities')];
  const pairs = landingPairs({ services, cities, industries: industriesIn(root) });
  return pairs.filter(({ slug }) => !written.includes(slug));
}

const limits = z.object({ onlyWithServices: z.array(z.string()).optional() });

const industriesIn = (root: string) =>
  readFolder(root, 'industries').map(({ file, data }) => ({
    slug: path.parse(file).name,
    ...limits.parse(data),
  }));

/** “Trois-Rivières” → `trois-rivieres`. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
