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

/** What a page says itself, by the language that each part of it claims. */
const inPages = files
  .filter((file) => file.endsWith('.html'))
  .flatMap((page) => readTexts(read(page)).map((text) => ({ ...text, page })))
  .flatMap(({ language: tag, ...text }): SiteText[] => {
    const language = languages.find((known) => tag.split('-')[0] === known);
    return language ? [{ ...text, language }] : [];
  });

/** What scripts read beside the pages: names on home screens and in search. */
const inData = files
  .filter((file) => /(?:\.webmanifest|(?:^|\/)pages\.json)$/.test(file))
  .flatMap((page) =>
    stringsIn(JSON.parse(read(page)), 'field').map(
      (found): SiteText => ({
        ...found,
        page,
        language: languages.find((known) => page.startsWith(`${known}/`)) ?? languages[0],
      }),
    ),
  );

/** Words that only scripts show: results, errors, notices. */
const inScripts = languages.flatMap((language) => {
  const { ui, contactForm, securityCheck, riskAssessment, tour, faq } = contentIn(language);
  return stringsIn({ ui, contactForm, securityCheck, riskAssessment, tour, faq }, 'content').map(
    (found): SiteText => ({ ...found, page: 'scripts', language }),
  );
});

/** Words that are painted. */
const inPictures = languages.flatMap((language) => [
  ...stringsIn(readArtWords(language), 'label').map(
    (found): SiteText => ({ ...found, page: 'pictures', language }),
  ),
  ...shareImages(language).flatMap(({ file, words: { title, subtitle } }) =>
    [title, subtitle].map((text): SiteText => ({ page: file, place: 'share image', language, text })),
  ),
]);

const all = [...inPages, ...inData, ...inScripts, ...inPictures];

test('every name that may be foreign is on the site', () => {
  expect(foreignNames.filter((name) => !all.some(({ text }) => text.includes(name)))).toEqual([]);
});

test('no text is in another language than its place: pages, what machines read of them, scripts, pictures', () => {
  for (const texts of [inPages, inData, inScripts, inPictures]) expect(texts.length).toBeGreaterThan(100);
  expect(findForeignTexts(all)).toEqual([]);
});
