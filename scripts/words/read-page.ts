import { parse } from 'parse5';
import { attributeOf, type Element, elementsIn, readText } from '../postbuild/html-tree.ts';

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
  hasSources: boolean;
};

/** What a built page says and where it leads, read as a browser parses it. */
export function readPage(html: string): WordsOfPage {
  const document = parse(html);
  const all = elementsIn(document);
  const main = inside(all.find(named('main')));
  const metas = all.filter(named('meta'));
  return {
    description:
      metas.flatMap((meta) =>
        attributeOf(meta, 'name') === 'description' ? (attributeOf(meta, 'content') ?? '') : [],
      )[0] ?? '',
    lead: textIn(main.find((element) => attributeOf(element, 'class')?.split(' ').includes('lead'))),
    texts: main.filter(isBlock).map(textIn).filter(Boolean),
    linkTexts: new Set(main.filter(named('a')).map(textIn)),
    linked: all
      .filter(named('a'))
      .map((link) => hrefOf(link).replace(/#.*$/, ''))
      .filter((href) => href.startsWith('/')),
    hasSources: main.some((element) => attributeOf(element, 'id') === 'sources'),
  };
}

const blocks = ['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd', 'summary', 'figcaption'];

/** Elements that hold text and no other block, so that nothing is read twice. */
function isBlock(element: Element): boolean {
  return (
    blocks.includes(element.tagName) && !elementsIn(element).some(({ tagName }) => blocks.includes(tagName))
  );
}

const named = (tagName: string) => (element: Element) => element.tagName === tagName;
const inside = (element: Element | undefined) => (element ? elementsIn(element) : []);
const textIn = (element: Element | undefined) => (element ? readText(element) : '');
const hrefOf = (link: Element) => attributeOf(link, 'href') ?? '';
