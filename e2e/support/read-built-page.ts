import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import {
  attributeOf,
  type Element,
  elementsIn,
  getElement,
  readText,
  textOf,
} from '../../scripts/postbuild/html-tree.ts';
import { outFolder } from './out-folder.ts';

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
  const document = parse(html, { scriptingEnabled: false });
  const all = elementsIn(document);
  const named = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName));
  const inMain = inside(named('main')[0]);
  const links = named('link');
  const related = (...kinds: string[]) =>
    links.filter((link) => kinds.some((kind) => attributeOf(link, 'rel')?.split(' ').includes(kind)));
  // A closed dialog is no part of the outline.
  const inDialogs = named('dialog').flatMap((dialog) => elementsIn(dialog));
  const headings = named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').filter(
    (heading) => !inDialogs.includes(heading),
  );
  return {
    file,
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    language: valuesOf(named('html'), 'lang')[0] ?? '',
    /** Of the document only: SVG icons have titles, too. */
    titles: inside(named('head')[0])
      .filter(({ tagName }) => tagName === 'title')
      .map((title) => readText(title)),
    canonicals: valuesOf(related('canonical'), 'href'),
    ids: valuesOf(all, 'id'),
    text: readText(getElement(document, 'body')),
    metas: Object.fromEntries(
      named('meta').flatMap((meta) => {
        const name = attributeOf(meta, 'name') ?? attributeOf(meta, 'property');
        return name === undefined ? [] : [[name, attributeOf(meta, 'content') ?? '']];
      }),
    ),
    headings: headings.map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: readText(heading),
      isInMain: inMain.includes(heading),
    })),
    /** Top-level landmarks, in document order. */
    landmarks: getElement(document, 'body')
      .childNodes.map(({ nodeName }) => nodeName)
      .filter((name) => ['header', 'main', 'footer'].includes(name)),
    navigationNames: named('nav').map((nav) => attributeOf(nav, 'aria-label') ?? labelOf(nav, all)),
    links: valuesOf(named('a'), 'href'),
    /** Language switches: in the header and in the mobile menu. */
    languageLinks: named('a')
      .filter((link) => attributeOf(link, 'lang') !== undefined)
      .map((link) => ({
        href: attributeOf(link, 'href'),
        locale: attributeOf(link, 'hreflang'),
        language: attributeOf(link, 'lang'),
        name: readText(link),
      })),
    /** The types of preloaded resources, without images that already have a high fetch priority. */
    preloads: valuesOf(
      related('preload').filter((link) => attributeOf(link, 'fetchpriority') !== 'high'),
      'as',
    ),
    /** The `hreflang` links in the head, by language tag. */
    alternates: Object.fromEntries(
      related('alternate').map((link) => [attributeOf(link, 'hreflang') ?? '', attributeOf(link, 'href')]),
    ),
    phones: valuesOf(inMain, 'href').filter((href) => href.startsWith('tel:')),
    crumbs: all
      .filter((element) => classesOf(element).includes('crumbs'))
      .flatMap((crumbs) => elementsIn(crumbs).filter(({ tagName }) => tagName === 'li'))
      .map((item) => {
        const link = elementsIn(item).find(({ tagName }) => tagName === 'a');
        return { name: readText(item), path: (link && attributeOf(link, 'href')) ?? '' };
      }),
    images: named('img').map((image) => ({
      src: attributeOf(image, 'src') ?? '',
      alt: attributeOf(image, 'alt'),
      width: Number(attributeOf(image, 'width')),
      height: Number(attributeOf(image, 'height')),
      isInMain: inMain.includes(image),
    })),
    files: [
      ...valuesOf(named('source'), 'srcset'),
      ...valuesOf(related('icon', 'manifest', 'apple-touch-icon'), 'href'),
      ...valuesOf(named('use'), 'href'),
      ...valuesOf(named('script'), 'src'),
    ],
    handlers: all.flatMap(({ attrs }) =>
      attrs.map(({ name }) => name).filter((name) => name.startsWith('on')),
    ),
    structuredData: named('script')
      .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
      .map(textOf),
  };
}

const inside = (element: Element | undefined) => (element ? elementsIn(element) : []);
const valuesOf = (elements: readonly Element[], name: string) =>
  elements.flatMap((element) => attributeOf(element, name) ?? []);
const classesOf = (element: Element) => attributeOf(element, 'class')?.split(/\s+/) ?? [];

/** The text that `aria-labelledby` refers to. */
function labelOf(element: Element, all: readonly Element[]): string {
  const id = attributeOf(element, 'aria-labelledby');
  const label = all.find((other) => id !== undefined && attributeOf(other, 'id') === id);
  return label ? readText(label) : '';
}
