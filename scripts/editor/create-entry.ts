import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { valueAt } from '../../lib/content/data-tree.ts';
import { didYouMean } from '../../lib/content/did-you-mean.ts';
import { findDrafts } from '../../lib/content/drafts.ts';
import { listFiles } from '../../lib/content/list-files.ts';
import { readData, readFolder } from '../../lib/content/read-file.ts';
import { landingPairs } from '../../lib/landing/landing-pairs.ts';
import { spliceList } from './splice-list.ts';
import { type Values, withDrafts } from './with-drafts.ts';

/** Where entries of each kind are: files of a folder, or items of a file. */
const places: Readonly<Record<string, string>> = {
  'case-study': 'case-studies',
  city: 'cities',
  industry: 'industries',
  'landing-page': 'landing',
  question: 'faq.yaml',
  testimonial: 'testimonials.yaml',
};

type Created = {
  file: string;
  /** What it was copied from. */
  model: string;
  drafts: number;
  /** What has to come with it, a line each. */
  follow: readonly string[];
};

/**
 * Adds an entry to the content: a copy of the nearest one, whose texts and facts are marked as drafts.
 *
 * @param name of a landing page its address; of a city also with its province, as in “Regina, SK”; of a question its text
 * @param french the name in French, for the address
 * @throws RangeError for an unknown kind, a name that is taken and a landing page that belongs to no pair
 */
export function createEntry(root: string, kind: string, name: string, french?: string): Created {
  const place = places[kind];
  const kinds = Object.keys(places);
  if (!place) throw new RangeError(`expected ${kinds.join(', ')}, found "${kind}"${didYouMean(kind, kinds)}`);
  const [, title = name, province] = /^(.+), ([A-Z]{2})$/.exec(name) ?? [];
  const slug = slugOf(title);
  if (slug === '') throw new RangeError(`expected a name with letters or digits, found "${name}"`);
  if (place.endsWith('.yaml')) return addItem(root, place, slug, title, french);
  const file = `${place}/${slug}.yaml`;
  if (fs.existsSync(path.join(root, file)))
    throw new RangeError(`the name ${slug} is taken; did you mean to change content/${file}?`);
  if (kind === 'landing-page') return addLanding(root, file, slug);
  return addPage(root, kind, file, { title, french: french ?? title, province });
}

function addPage(
  root: string,
  kind: string,
  file: string,
  { title, french, province }: { title: string; french: string; province: string | undefined },
): Created {
  const name = path.basename(file, '.yaml');
  const entries = readFolder(root, path.dirname(file)).toSorted((a, b) => orderOf(a.data) - orderOf(b.data));
  const last = entries.at(-1);
  const near =
    province && entries.find((entry) => isFinished(entry) && valueAt(entry.data, ['province']) === province);
  const [values, follow] = {
    city: [
      {
        image: `/art/city-${name}-thumb.svg`,
        'en.name': title,
        'fr.name': french,
        ...(province && { province }),
        ...(near && { timeZone: String(valueAt(near.data, ['timeZone'])) }),
      },
      [
        `content/pictures/city-maps.yaml  the places on its maps: copy the lines of another city, under ${name}:`,
        `art/geo/${name}.json  its shores, by a developer; until then its maps show no water`,
      ],
    ] as const,
    industry: [
      { image: `/art/industry-${name}.svg`, 'en.name': title },
      [`art/industries  its drawing, by a developer; until then a standard one is shown`],
    ] as const,
  }[kind] ?? [
    { image: `/art/case-${name}.svg` },
    [
      `public/photos/${name}.jpg  a photograph, if you have one, and image: /photos/${name}.jpg; a standard picture until then`,
    ],
  ];
  const created = copyFile(root, (near || (entries.findLast(isFinished) ?? last))?.file ?? '', file, {
    ...values,
    'slugs.fr': slugOf(french),
  });
  const full = path.join(root, file);
  fs.writeFileSync(
    full,
    fs.readFileSync(full, 'utf8').replace(/^order: .*/m, `order: ${orderOf(last?.data) + 1}`),
  );
  const pages =
    kind === 'case-study' ? [] : missingPairs(root).filter((pair) => Object.values(pair).includes(name));
  return {
    ...created,
    follow: [
      ...created.follow,
      ...follow,
      ...pages.map((pair) => `content/landing/${pair.slug}.yaml  npm run new -- landing-page ${pair.slug}`),
    ],
  };
}

function addLanding(root: string, file: string, slug: string): Created {
  const missing = missingPairs(root);
  const { slug: _, ...values } = missing.find((pair) => pair.slug === slug) ?? { slug: '' };
  if (!('kind' in values)) {
    const hint = didYouMean(
      slug,
      missing.map((pair) => pair.slug),
    );
    throw new RangeError(
      limitOf(root, slug) ??
        `"${slug}" is no pair of service and city, service and industry, or city and industry${hint}`,
    );
  }
  const provinceOf = (city: unknown) => valueAt(readData(root, `cities/${city}.yaml`), ['province']);
  const nearness = (data: unknown) => {
    const isNear = 'city' in values && provinceOf(valueAt(data, ['city'])) === provinceOf(values.city);
    const shared = Object.entries(values).filter(([key, value]) => valueAt(data, [key]) === value);
    return valueAt(data, ['kind']) === values.kind ? shared.length + (isNear ? 0.5 : 0) : 0;
  };
  const [nearest] = readFolder(root, 'landing')
    .filter(isFinished)
    .toSorted((a, b) => nearness(b.data) - nearness(a.data));
  return copyFile(root, nearest?.file ?? '', file, values);
}

/** Why an industry has no page with this address; undefined when it may have all. */
function limitOf(root: string, slug: string): string | undefined {
  const entries = readFolder(root, 'industries').map(({ file, data }) => ({
    file,
    services: valueAt(data, ['onlyWithServices']),
  }));
  const limited = entries.find(
    ({ file, services }) => services !== undefined && slug.endsWith(`-${path.basename(file, '.yaml')}`),
  );
  return limited && `content/${limited.file} has onlyWithServices: ${[limited.services].flat().join(', ')}`;
}

function addItem(root: string, file: string, id: string, name: string, french?: string): Created {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(readData(root, file));
  if (items.some((item) => item.id === id))
    throw new RangeError(`the name ${id} is taken; did you mean to change it in content/${file}?`);
  const at = `items.${items.length}.`;
  const letters = name.split(/[\s-]+/).map((word) => slugOf(word).slice(0, 1).toUpperCase());
  const { text, drafts } = withDrafts(
    spliceList(source, ['items'], items.length - 1, 'copy'),
    {
      [`${at}id`]: id,
      [`${at}initials`]: `${letters[0]}${letters.at(-1)}`,
      [`${at}en.name`]: name,
      [`${at}fr.name`]: name,
      ...(name.endsWith('?') && {
        [`${at}en.question`]: name,
        ...(french && { [`${at}fr.question`]: french }),
      }),
    },
    at,
  );
  fs.writeFileSync(path.join(root, file), text);
  return { file, model: `${file}, ${items.at(-1)?.id}`, drafts, follow: [] };
}

/** Copies a file without what is true of the other entry only: former names, sources, remarks to its owner. */
function copyFile(root: string, model: string, file: string, values: Values): Created {
  const original = fs.readFileSync(path.join(root, model), 'utf8');
  const own = /^(formerly|sources|challenges|onlyWithServices):.*\n(?:[ -].*\n)*/gm;
  const left = [...original.matchAll(own)].map(([, field]) => `${field}:`);
  const source = original
    .replaceAll(own, '')
    .replaceAll(/^ *# (?:Sample|To confirm|To fill in).*\n(?: *#.*\n)*/gm, '');
  const { text, drafts } = withDrafts(source, values);
  fs.writeFileSync(path.join(root, file), text);
  const follow =
    left.length > 0
      ? [`content/${file}  ${left.join(' and ')} were not copied: write those of this entry`]
      : [];
  return { file, model, drafts, follow };
}

/** The landing pages that nobody has written. */
function missingPairs(root: string) {
  const slugsIn = (folder: string) => listFiles(root, folder).map((name) => path.basename(name, '.yaml'));
  const industries = slugsIn('industries').map((slug) => {
    const only = valueAt(readData(root, `industries/${slug}.yaml`), ['onlyWithServices']);
    return { slug, onlyWithServices: z.array(z.string()).optional().parse(only) };
  });
  const written = slugsIn('landing');
  const pairs = landingPairs({ services: slugsIn('services'), cities: slugsIn('cities'), industries });
  return pairs.filter(({ slug }) => !written.includes(slug));
}

/** A draft is no model for another. */
const isFinished = ({ file, data }: { file: string; data: unknown }) => findDrafts(file, data).length === 0;

const orderOf = (data: unknown) => Number(valueAt(data, ['order']) ?? 0);

/** “Trois-Rivières” → `trois-rivieres`. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
