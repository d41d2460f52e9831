import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contentIn } from '@/lib/content/content-in';
import { languages } from '@/lib/i18n/languages';
import { readArtWords } from '../scripts/art/read-art-words.ts';
import { shareImages } from '../scripts/art/share-images.ts';
import { findForeignTexts, type SiteText } from '../scripts/languages/find-foreign-texts.ts';
import { foreignNames } from '../scripts/languages/foreign-names.ts';
import { readTexts, stringsIn } from '../scripts/languages/read-texts.ts';
import { outFolder } from './support/out-folder.ts';

const read = (file: string) => fs.readFileSync(path.join(outFolder, file), 'utf8');
const files = fs.readdirSync(outFolder, { recursive: true, encoding: 'utf8' }).sort();

/** All texts of the pages, with the language that their element declares. */
const pageTexts = files
  // `about/index.html` is a copy of `about.html`, for simple hosts.
  .filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
  .flatMap((page) => readTexts(read(page)).map((text) => ({ ...text, page })))
  .flatMap(({ language: tag, ...text }): SiteText[] => {
    const language = languages.find((candidate) => tag.split('-')[0] === candidate);
    return language ? [{ ...text, language }] : [];
  });

/** Texts of the web manifests and the search data. */
const dataTexts = files
  .filter((file) => /(?:\.webmanifest|(?:^|\/)pages\.json)$/.test(file))
  .flatMap((page) =>
    stringsIn(JSON.parse(read(page)), 'field').map(
      (found): SiteText => ({
        ...found,
        page,
        language: languages.find((candidate) => page.startsWith(`${candidate}/`)) ?? languages[0],
      }),
    ),
  );

/** Texts that only scripts show, such as results, errors and notices. */
const scriptTexts = languages.flatMap((language) => {
  const { ui, contactForm, securityCheck, riskAssessment, tour, faq } = contentIn(language);
  return stringsIn({ ui, contactForm, securityCheck, riskAssessment, tour, faq }, 'content').map(
    (found): SiteText => ({ ...found, page: 'scripts', language }),
  );
});

/** Texts in images. */
const imageTexts = languages.flatMap((language) => [
  ...stringsIn(readArtWords(language), 'label').map(
    (found): SiteText => ({ ...found, page: 'pictures', language }),
  ),
  ...shareImages(language).flatMap(({ file, words: { title, subtitle } }) =>
    [title, subtitle].map((text): SiteText => ({ page: file, place: 'share image', language, text })),
  ),
]);

const all = [...pageTexts, ...dataTexts, ...scriptTexts, ...imageTexts];

test('every allowed foreign name occurs on the site', () => {
  expect(foreignNames.filter((name) => !all.some(({ text }) => text.includes(name)))).toEqual([]);
});

test('every text of pages, data, scripts and images is in its declared language', () => {
  for (const texts of [pageTexts, dataTexts, scriptTexts, imageTexts])
    expect(texts.length).toBeGreaterThan(1);
  expect(findForeignTexts(all)).toEqual([]);
});
