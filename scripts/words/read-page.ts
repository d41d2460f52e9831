import { parse } from 'parse5';
import { attributeOf, type Element, elementsIn, readText } from '../postbuild/html-tree.ts';

export type PageWords = {
  description: string;
  /** The first paragraph with the class `lead`. */
  lead: string;
  /** The text of the main part: one string per heading, paragraph, list item, term, summary and caption. */
  texts: readonly string[];
  /** Texts of links in the main part: they name other pages and claim nothing about this one. */
  linkTexts: ReadonlySet<string>;
  /** Internal paths that the whole page links to, without hash. */
  linked: readonly string[];
  hasSources: boolean;
};

/** Reads what a built page says and where it links to. */
export function readPage(html: string): PageWords {
  const all = elementsIn(parse(html));
  const mainElement = all.find(({ tagName }) => tagName === 'main');
  const main = mainElement ? elementsIn(mainElement) : [];
  const description = all.find((element) => attributeOf(element, 'name') === 'description');
  const lead = main.find((element) => attributeOf(element, 'class')?.split(' ').includes('lead'));
  return {
    description: (description && attributeOf(description, 'content')) ?? '',
    lead: lead ? readText(lead) : '',
    texts: main
      .filter(isBlock)
      .map((element) => readText(element))
      .filter(Boolean),
    linkTexts: new Set(main.filter(isLink).map((element) => readText(element))),
    linked: all
      .filter(isLink)
      .map((link) => (attributeOf(link, 'href') ?? '').replace(/#.*$/, ''))
      .filter((href) => href.startsWith('/')),
    hasSources: main.some((element) => attributeOf(element, 'id') === 'sources'),
  };
}

const blocks = ['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd', 'summary', 'figcaption'];

/** True for blocks without other blocks inside, so that no text is read twice. */
function isBlock(element: Element): boolean {
  return (
    blocks.includes(element.tagName) && !elementsIn(element).some(({ tagName }) => blocks.includes(tagName))
  );
}

const isLink = ({ tagName }: Element) => tagName === 'a';
