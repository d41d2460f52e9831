import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { valueAt } from '../../lib/content/data-tree.ts';
import { didYouMean } from '../../lib/content/did-you-mean.ts';
import { findDrafts } from '../../lib/content/drafts.ts';
import { readData, readFolder } from '../../lib/content/read-file.ts';
import { landingPairs } from '../../lib/landing/landing-pairs.ts';
import { spliceList } from './splice-list.ts';
import { type Values, withDrafts } from './with-drafts.ts';

type Kind = { place: string; image?: string; follow?: readonly string[] };

/** Where entries of each kind are (files of a folder, or items of a file), their picture and what comes with them. */
const kinds: Readonly<Record<string, Kind>> = {
  'case-study': {
    place: 'case-studies',
    image: '/art/case-NAME.svg',
    follow: [
      'public/photos/NAME.jpg  a photograph, if you have one, and image: /photos/NAME.jpg; a standard picture until then',
    ],
  },
  city: {
    place: 'cities',
    image: '/art/city-NAME-thumb.svg',
    follow: [
      'content/pictures/city-maps.yaml  the places on its maps: copy the lines of another city, under NAME:',
      'art/geo/NAME.json  its shores, by a developer; until then its maps show no water',
    ],
  },
  industry: {
    place: 'industries',
    image: '/art/industry-NAME.svg',
    follow: ['art/industries  its drawing, by a developer; until then a standard one is shown'],
  },
  'landing-page': { place: 'landing' },
  question: { place: 'faq.yaml' },
  testimonial: { place: 'testimonials.yaml' },
};

type Created = {
  file: string;
  /** What it was copied from. */
  model: string;
  drafts: number;
  /** What has to come with it, a line each. */
  follow: readonly string[];
};

type Entry = { file: string; data: unknown };

/**
 * Adds an entry to the content: a copy of the nearest one, whose texts and facts are marked as drafts.
 *
 * @param name of a landing page its address; of a city also with its province, as in “Regina, SK”; of a question its text
 * @param french the name in French, for the address
 * @throws RangeError for an unknown kind, a name that is taken and a landing page that belongs to no pair
 */
export function createEntry(root: string, kind: string, name: string, french?: string): Created {
  const { place, image, follow = [] } = kinds[kind] ?? { place: '' };
  const known = Object.keys(kinds);
  if (!place) throw new RangeError(`expected ${known.join(', ')}, found "${kind}"${didYouMean(kind, known)}`);
  const [, title = name, province] = /^(.+), ([A-Z]{2})$/.exec(name) ?? [];
  const slug = slugOf(title);
  if (slug === '') throw new RangeError(`expected a name with letters or digits, found "${name}"`);
  if (place.endsWith('.yaml')) return addItem(root, place, slug, title, french);
  const file = `${place}/${slug}.yaml`;
  if (fs.existsSync(path.join(root, file)))
    throw new RangeError(`the name ${slug} is taken; did you mean to change content/${file}?`);
  if (!image) return addLanding(root, file, slug);
  const withName = (text: string) => text.replaceAll('NAME', slug);
  const entries = readFolder(root, place).toSorted((a, b) => orderOf(a) - orderOf(b));
  const finished = entries.filter(isFinished);
  const near = finished.find(({ data }) => province && valueAt(data, ['province']) === province);
  const inFrench = french ?? (kind === 'city' ? title : undefined);
  const created = copyFile(root, near ?? finished.at(-1), file, {
    ...{ order: `${orderOf(entries.at(-1)) + 1}`, image: withName(image) },
    ...{ 'en.name': title, 'slugs.fr': slugOf(french ?? title) },
    ...(inFrench && { 'fr.name': inFrench }),
    ...(province && { province }),
    ...(near && { timeZone: String(valueAt(near.data, ['timeZone'])) }),
  });
  const pages = missingPairs(root).filter((pair) => Object.values(pair).includes(slug));
  const commands = pages.map(
    (pair) => `content/landing/${pair.slug}.yaml  npm run new -- landing-page ${pair.slug}`,
  );
  return { ...created, follow: [...created.follow, ...follow.map(withName), ...commands] };
}

function addLanding(root: string, file: string, slug: string): Created {
  const missing = missingPairs(root);
  const pair = missing.find((own) => own.slug === slug);
  if (!pair) {
    const slugs = missing.map((own) => own.slug);
    const problem = `"${slug}" is no pair of service and city, service and industry, or city and industry`;
    throw new RangeError(limitOf(root, slug) ?? problem + didYouMean(slug, slugs));
  }
  const { slug: _, ...values } = pair;
  const provinceOf = (city: unknown) => valueAt(readData(root, `cities/${city}.yaml`), ['province']);
  const nearness = ({ data }: Entry) => {
    if (valueAt(data, ['kind']) !== values.kind) return 0;
    const shared = Object.entries(values).filter(([key, value]) => valueAt(data, [key]) === value);
    const isNear = 'city' in values && provinceOf(valueAt(data, ['city'])) === provinceOf(values.city);
    return shared.length + (isNear ? 0.5 : 0);
  };
  const pages = readFolder(root, 'landing').filter(isFinished);
  return copyFile(root, pages.toSorted((a, b) => nearness(b) - nearness(a))[0], file, values);
}

function addItem(root: string, file: string, id: string, name: string, french = ''): Created {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(readData(root, file));
  if (items.some((item) => item.id === id))
    throw new RangeError(`the name ${id} is taken; did you mean to change it in content/${file}?`);
  const at = `items.${items.length}`;
  const letters = name.split(/[\s-]+/).map((word) => slugOf(word).slice(0, 1).toUpperCase());
  const values = {
    id,
    initials: `${letters[0]}${letters.at(-1)}`,
    'en.name': name,
    'fr.name': name,
    ...(name.endsWith('?') && { 'en.question': name, ...(french && { 'fr.question': french }) }),
  };
  const { text, drafts } = withDrafts(
    spliceList(source, ['items'], items.length - 1, 'copy'),
    Object.fromEntries(Object.entries(values).map(([field, value]) => [`${at}.${field}`, value])),
    at,
  );
  fs.writeFileSync(path.join(root, file), text);
  return { file, model: `${file}, ${items.at(-1)?.id}`, drafts, follow: [] };
}

/** Copies a file without what is true of the other entry only: former names, sources, remarks to its owner. */
function copyFile(root: string, model: Entry | undefined, file: string, values: Values): Created {
  if (!model) throw new RangeError(`content/${path.dirname(file)} has no finished entry to copy`);
  const original = fs.readFileSync(path.join(root, model.file), 'utf8');
  const own = /^(formerly|sources|challenges|onlyWithServices):.*\n(?:[ -].*\n)*/gm;
  const left = [...original.matchAll(own)].map(([, field]) => `${field}:`).join(' and ');
  const source = original
    .replaceAll(own, '')
    .replaceAll(/^ *# (?:Sample|To confirm|To fill in).*\n(?: *#.*\n)*/gm, '');
  const { text, drafts } = withDrafts(source, values);
  fs.writeFileSync(path.join(root, file), text);
  const follow = left ? [`content/${file}  ${left} were not copied: write those of this entry`] : [];
  return { file, model: model.file, drafts, follow };
}

/** The services, cities or industries by their names. */
const namesIn = (root: string, folder: string) =>
  readFolder(root, folder).map(({ file, data }) => ({
    slug: path.parse(file).name,
    onlyWithServices: z
      .array(z.string())
      .optional()
      .parse(valueAt(data, ['onlyWithServices'])),
  }));

/** The landing pages that nobody has written. */
function missingPairs(root: string) {
  const slugsIn = (folder: string) => namesIn(root, folder).map(({ slug }) => slug);
  const written = slugsIn('landing');
  const industries = namesIn(root, 'industries');
  const pairs = landingPairs({ services: slugsIn('services'), cities: slugsIn('cities'), industries });
  return pairs.filter(({ slug }) => !written.includes(slug));
}

/** Why an industry has no page with this address; undefined when it may have all. */
function limitOf(root: string, slug: string): string | undefined {
  const limited = namesIn(root, 'industries').find(
    ({ slug: industry, onlyWithServices }) => onlyWithServices && slug.endsWith(`-${industry}`),
  );
  return (
    limited &&
    `content/industries/${limited.slug}.yaml has onlyWithServices: ${limited.onlyWithServices?.join(', ')}`
  );
}

/** A draft is no model for another. */
const isFinished = ({ file, data }: Entry) => findDrafts(file, data).length === 0;

const orderOf = (entry: Entry | undefined) => Number(valueAt(entry?.data, ['order']) ?? 0);

/** “Trois-Rivières” → `trois-rivieres`. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
