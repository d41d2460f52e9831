import fs from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { outFolder } from './out-folder.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export type BuiltPage = ReturnType<typeof readBuiltPage>;

/** What a page of the export says, read as a browser without script parses it. */
export function readBuiltPage(file: string) {
  const document = parse(fs.readFileSync(path.join(outFolder, file), 'utf8'), { scriptingEnabled: false });
  const all = elementsIn(document);
  const named = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName));
  const inMain = elementsIn(named('main')[0]);
  const links = named('link');
  const related = (...kinds: string[]) =>
    links.filter((link) => kinds.some((kind) => attributeOf(link, 'rel')?.split(' ').includes(kind)));
  const headings = named('h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  return {
    file,
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    language: valuesOf(named('html'), 'lang')[0] ?? '',
    /** Of the picture icons, too, which have titles of their own, only the tab's. */
    titles: elementsIn(named('head')[0])
      .filter(({ tagName }) => tagName === 'title')
      .map(textOf),
    canonicals: valuesOf(related('canonical'), 'href'),
    ids: valuesOf(all, 'id'),
    text: textOf(named('body')[0]),
    metas: Object.fromEntries(
      named('meta').flatMap((meta) => {
        const name = attributeOf(meta, 'name') ?? attributeOf(meta, 'property');
        return name === undefined ? [] : [[name, attributeOf(meta, 'content') ?? '']];
      }),
    ),
    headings: headings.map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: textOf(heading),
      isInMain: inMain.includes(heading),
    })),
    /** The parts of the body that assistive technology can jump to, in their order. */
    landmarks: childrenOf(named('body')[0])
      .map(({ tagName }) => tagName)
      .filter((name) => ['header', 'main', 'footer'].includes(name)),
    navigationNames: named('nav').map((nav) => attributeOf(nav, 'aria-label') ?? labelOf(nav, all)),
    links: valuesOf(named('a'), 'href'),
    phones: valuesOf(inMain, 'href').filter((href) => href.startsWith('tel:')),
    crumbs: all
      .filter((element) => classesOf(element).includes('crumbs'))
      .flatMap((crumbs) => elementsIn(crumbs).filter(({ tagName }) => tagName === 'li'))
      .map((item) => {
        const link = elementsIn(item).find(({ tagName }) => tagName === 'a');
        return { name: textOf(item), path: (link && attributeOf(link, 'href')) ?? '' };
      }),
    images: named('img').map((image) => ({
      src: attributeOf(image, 'src') ?? '',
      alt: attributeOf(image, 'alt'),
      width: Number(attributeOf(image, 'width')),
      height: Number(attributeOf(image, 'height')),
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
      .map((script) => script.childNodes.map((node) => ('value' in node ? node.value : '')).join('')),
  };
}

const unread = ['script', 'style', 'template'];

function childrenOf(node: Node | undefined): Element[] {
  if (!node || !('childNodes' in node)) return [];
  return node.childNodes.filter((child) => 'tagName' in child);
}

/** All elements below a node, in the order of the document. */
function elementsIn(node: Node | undefined): Element[] {
  return childrenOf(node).flatMap((child) => [child, ...elementsIn(child)]);
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

const valuesOf = (elements: readonly Element[], name: string) =>
  elements.flatMap((element) => attributeOf(element, name) ?? []);
const classesOf = (element: Element) => attributeOf(element, 'class')?.split(/\s+/) ?? [];

/** The text that `aria-labelledby` points at. */
function labelOf(element: Element, all: readonly Element[]): string {
  const id = attributeOf(element, 'aria-labelledby');
  return textOf(all.find((other) => id !== undefined && attributeOf(other, 'id') === id));
}

function textOf(node: Node | undefined): string {
  return node ? rawText(node).replaceAll(/\s+/g, ' ').trim() : '';
}

function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node) || unread.includes(node.nodeName)) return '';
  return node.childNodes.map(rawText).join('');
}
