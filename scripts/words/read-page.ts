import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Link = { href: string; text: string };

export type WordsOfPage = {
  description: string;
  /** The first paragraph in the lead's style. */
  lead: string;
  /** What is read in the main part, one string for each heading, paragraph, list item and cell. */
  texts: readonly string[];
  /** What the links of the main part are called: names of other pages, no claims of this one. */
  linkTexts: ReadonlySet<string>;
  /** Of the whole page: paths of the site, without what follows `#`. */
  linked: readonly string[];
  /** Links of the last navigation in the main part, each under its heading. */
  related: readonly (Link & { heading: string })[];
  /** Each list of the main part: how many items it has, and how many of them hold a link. */
  lists: readonly { items: number; linked: number }[];
  structuredData: readonly unknown[];
  hasSources: boolean;
};

/** What a built page says and where it leads, read as a browser parses it. */
export function readPage(html: string): WordsOfPage {
  const document = parse(html);
  const all = elementsIn(document);
  const main = elementsIn(all.find(named('main')));
  const metas = all.filter(named('meta'));
  const navigation = main.findLast(named('nav'));
  return {
    description: attribute(
      metas.find((meta) => attribute(meta, 'name') === 'description'),
      'content',
    ),
    lead: textOf(main.find((element) => classesOf(element).includes('lead'))),
    texts: main.filter(isBlock).map(textOf).filter(Boolean),
    linkTexts: new Set(main.filter(named('a')).map(textOf)),
    linked: all
      .filter(named('a'))
      .map((link) => attribute(link, 'href').replace(/#.*$/, ''))
      .filter((href) => href.startsWith('/')),
    related: elementsIn(navigation)
      .filter(named('section'))
      .flatMap((section) => {
        const inside = elementsIn(section);
        const heading = textOf(inside.find(named('h2')));
        return inside
          .filter(named('a'))
          .map((link) => ({ heading, href: attribute(link, 'href'), text: textOf(link) }));
      }),
    lists: main.filter(named('ul')).map((list) => {
      const items = elementsIn(list).filter(named('li'));
      const linked = items.filter((item) => elementsIn(item).some(named('a')));
      return { items: items.length, linked: linked.length };
    }),
    structuredData: all
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map((script): unknown => JSON.parse(rawText(script))),
    hasSources: main.some((element) => attribute(element, 'id') === 'sources'),
  };
}

const blocks = ['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd', 'summary', 'figcaption'];
const unread = ['script', 'style', 'svg', 'template'];

/** Elements that hold text and no other block, so that nothing is read twice. */
function isBlock(element: Element): boolean {
  return (
    blocks.includes(element.tagName) && !elementsIn(element).some(({ tagName }) => blocks.includes(tagName))
  );
}

const named = (tagName: string) => (element: Element) => element.tagName === tagName;
const classesOf = (element: Element) => attribute(element, 'class').split(' ');

function attribute(element: Element | undefined, name: string): string {
  return element?.attrs.find((one) => one.name === name)?.value ?? '';
}

/** All elements below a node, in the order of the document. */
function elementsIn(node: Node | undefined): Element[] {
  if (!node || !('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

function textOf(node: Node | undefined): string {
  return node ? rawText(node).replaceAll(/\s+/g, ' ').trim() : '';
}

function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  return node.childNodes
    .filter((child) => !unread.includes(child.nodeName))
    .map(rawText)
    .join('');
}
