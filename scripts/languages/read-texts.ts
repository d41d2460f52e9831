import { parse, defaultTreeAdapter as tree } from 'parse5';
import { attributeOf, type Document, type Element, textOf } from '../postbuild/html-tree.ts';

/** A text of a page, its place there, and the value of the nearest `lang`. */
type PageText = { readonly place: string; readonly language: string; readonly text: string };

/** Elements within a line: their text is part of the surrounding text. Any other element starts a new text. */
const inline = new Set(
  'a abbr b bdi br cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
const skipped = ['script', 'style', 'template'];
const textAttributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label'];

/**
 * Reads every text of a page: visible, for assistive technology or for machines. A line is one text, links and emphasis included; an
 * element with another `lang` starts a new one.
 */
export function readTexts(html: string): PageText[] {
  const texts: PageText[] = [];
  const add = (place: string, language: string, text: string) => {
    const line = text.replaceAll(/[ \t\n\r]+/g, ' ').trim();
    if (/\p{L}/u.test(line)) texts.push({ place, language, text: line });
  };
  const visit = (parent: Element | Document, place: string, language: string) => {
    let line = '';
    const flush = () => {
      add(place, language, line);
      line = '';
    };
    const visitLine = (node: Element | Document) => {
      for (const child of node.childNodes) {
        if (tree.isTextNode(child)) line += child.value;
        if (!tree.isElementNode(child)) continue;
        const childLanguage = attributeOf(child, 'lang') ?? language;
        for (const found of textsOfAttributes(child)) add(found.place, childLanguage, found.text);
        if (skipped.includes(child.tagName)) continue;
        if (inline.has(child.tagName) && childLanguage === language) {
          visitLine(child);
        } else {
          flush();
          visit(child, child.tagName, childLanguage);
        }
      }
    };
    visitLine(parent);
    flush();
  };
  visit(parse(html, { scriptingEnabled: false }), 'html', '');
  return texts;
}

type PlacedText = { place: string; text: string };

/** Texts of an element that are not its content, and those of structured data. */
function textsOfAttributes(element: Element): PlacedText[] {
  const { tagName } = element;
  const read = (name: string) => attributeOf(element, name) ?? '';
  const texts = textAttributes.map((name) => ({ place: `${tagName} ${name}`, text: read(name) }));
  if (tagName === 'input' && ['submit', 'button'].includes(read('type')))
    texts.push({ place: 'input value', text: read('value') });
  const name = read('name') || read('property');
  if (tagName === 'meta' && /(?:title|description|keywords|site_name|:alt)$/.test(name))
    texts.push({ place: `meta ${name}`, text: read('content') });
  if (read('type') === 'application/ld+json')
    texts.push(...stringsIn(JSON.parse(textOf(element)), 'JSON-LD'));
  return texts;
}

/** Reads every string of JSON data with its field; skips addresses, ids and schema vocabulary. */
export function stringsIn(value: unknown, place: string): PlacedText[] {
  if (typeof value === 'string')
    return /^(?:(?:https?:|\/).*|[a-z\d]+(?:[-_][a-z\d]+)*)$/.test(value) ? [] : [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    vocabulary.test(key) ? [] : stringsIn(inner, Array.isArray(value) ? place : `${place} ${key}`),
  );
}

/** Fields of schema.org whose values are vocabulary, codes or field names: the same in every language. */
const vocabulary = /^(?:@\w+|dayOfWeek|contactType|query-input|availableLanguage|inLanguage|lang)$/;
