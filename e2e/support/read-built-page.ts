import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { outFolder } from './out-folder.ts';
import { readText } from './read-text.ts';

export type BuiltPage = ReturnType<typeof readBuiltPage>;

/** Reads the facts that tests need from a page of the export. */
export function readBuiltPage(file: string) {
  return readPage(file, readBuiltFile(file));
}

export function readBuiltFile(file: string): string {
  return fs.readFileSync(path.join(outFolder, file), 'utf8');
}

/** The same, from HTML. Parses it as a browser without script does. */
export function readPage(file: string, html: string) {
  const $ = load(html, { scriptingEnabled: false });
  const textsOf = (selector: string) =>
    $(selector)
      .get()
      .map((element) => readText($(element)));
  const valuesOf = (selector: string, name: string) =>
    $(selector)
      .map((_, element) => $(element).attr(name))
      .get();
  return {
    file,
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    language: $('html').attr('lang') ?? '',
    /** Of the document only: SVG icons have titles, too. */
    titles: textsOf('head title'),
    canonicals: valuesOf('link[rel=canonical]', 'href'),
    ids: valuesOf('[id]', 'id'),
    text: readText($('body')),
    metas: Object.fromEntries(
      $('meta')
        .get()
        .flatMap(({ attribs: { name, property, content = '' } }) => {
          const key = name ?? property;
          return key === undefined ? [] : [[key, content]];
        }),
    ),
    // A closed dialog is no part of the outline.
    headings: $(':is(h1, h2, h3, h4, h5, h6):not(dialog *)')
      .get()
      .map((heading) => ({
        level: Number(heading.tagName.slice(1)),
        text: readText($(heading)),
        isInMain: $(heading).is('main *'),
      })),
    /** Top-level landmarks, in document order. */
    landmarks: $('body > :is(header, main, footer)')
      .get()
      .map(({ tagName }) => tagName),
    navigationNames: $('nav')
      .get()
      .map(
        ({ attribs }) => attribs['aria-label'] ?? textsOf(`[id="${attribs['aria-labelledby']}"]`)[0] ?? '',
      ),
    links: valuesOf('a', 'href'),
    /** Language switches: in the header and in the mobile menu. */
    languageLinks: $('a[lang]')
      .get()
      .map((link) => ({
        href: link.attribs.href,
        locale: link.attribs.hreflang,
        language: link.attribs.lang,
        name: readText($(link)),
      })),
    /** The types of preloaded resources, without images that already have a high fetch priority. */
    preloads: valuesOf('link[rel=preload]:not([fetchpriority=high])', 'as'),
    /** The `hreflang` links in the head, by language tag. */
    alternates: Object.fromEntries(
      $('link[rel=alternate]')
        .get()
        .map(({ attribs: { hreflang = '', href } }) => [hreflang, href]),
    ),
    phones: valuesOf('main [href^="tel:"]', 'href'),
    crumbs: $('.crumbs li')
      .get()
      .map((item) => ({ name: readText($(item)), path: $(item).find('a').attr('href') ?? '' })),
    images: $('img')
      .get()
      .map((image) => ({
        src: image.attribs.src ?? '',
        alt: image.attribs.alt,
        width: Number(image.attribs.width),
        height: Number(image.attribs.height),
        isInMain: $(image).is('main *'),
      })),
    files: [
      ...valuesOf('source', 'srcset'),
      ...valuesOf('link:is([rel=icon], [rel=manifest], [rel=apple-touch-icon])', 'href'),
      ...valuesOf('use', 'href'),
      ...valuesOf('script', 'src'),
    ],
    handlers: $('html, html *')
      .get()
      .flatMap(({ attribs }) => Object.keys(attribs).filter((name) => name.startsWith('on'))),
    structuredData: $('script[type="application/ld+json"]')
      .get()
      .map((script) => $(script).text()),
  };
}
