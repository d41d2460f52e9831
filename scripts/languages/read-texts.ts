import { parse, defaultTreeAdapter as tree } from 'parse5';
import { attributeOf, type Document, type Element, textOf } from '../postbuild/html-tree.ts';

/** A text of a page, where it stands there, and the tag of the language it claims to be in. */
export type PageText = { readonly place: string; readonly language: string; readonly text: string };

/** Elements inside a line: their text belongs to that around them. Any other element holds texts of its own. */
const inline = new Set(
  'a abbr b bdi br cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
const unread = ['script', 'style', 'template'];
const spoken = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label'];

/**
 * Every text of a page: what is seen, heard or read by a machine, each with the language that the nearest `lang` above it
 * claims. Texts of one line are one, also across links and emphasis; a `lang` begins a new one.
 */
export function readTexts(html: string): PageText[] {
  const document = parse(html, { scriptingEnabled: false });
  const texts: PageText[] = [];
  const say = (place: string, language: string, text: string) => {
    const line = text.replaceAll(/[ \t\n\r]+/g, ' ').trim();
    if (/\p{L}/u.test(line)) texts.push({ place, language, text: line });
  };
  const visit = (parent: Element | Document, place: string, language: string) => {
    let line = '';
    const flush = () => {
      say(place, language, line);
      line = '';
    };
    const visitLine = (node: Element | Document) => {
      for (const child of node.childNodes) {
        if (tree.isTextNode(child)) line += child.value;
        if (!tree.isElementNode(child)) continue;
        const own = attributeOf(child, 'lang') ?? language;
        sayAttributes(child, own, say);
        if (unread.includes(child.tagName)) continue;
        if (inline.has(child.tagName) && own === language) {
          visitLine(child);
        } else {
          flush();
          visit(child, child.tagName, own);
        }
      }
    };
    visitLine(parent);
    flush();
  };
  visit(document, 'html', '');
  return texts;
}

function sayAttributes(
  element: Element,
  language: string,
  say: (place: string, language: string, text: string) => void,
) {
  for (const name of spoken) say(`${element.tagName} ${name}`, language, attributeOf(element, name) ?? '');
  if (element.tagName === 'input' && ['submit', 'button'].includes(attributeOf(element, 'type') ?? ''))
    say('input value', language, attributeOf(element, 'value') ?? '');
  if (element.tagName === 'meta') {
    const name = attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '';
    if (/(?:title|description|keywords|site_name|:alt)$/.test(name))
      say(`meta ${name}`, language, attributeOf(element, 'content') ?? '');
  }
  if (attributeOf(element, 'type') === 'application/ld+json')
    for (const { place, text } of stringsIn(JSON.parse(textOf(element)), 'JSON-LD'))
      say(place, language, text);
}

/** Every string of a piece of JSON with the field it is in, but addresses, ids and the words of a vocabulary. */
export function stringsIn(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string')
    return /^(?:(?:https?:|\/).*|[a-z\d]+(?:[-_][a-z\d]+)*)$/.test(value) ? [] : [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    vocabulary.test(key) ? [] : stringsIn(inner, Array.isArray(value) ? place : `${place} ${key}`),
  );
}

/** Fields of schema.org whose values are words of a vocabulary, codes or names of fields, in every language the same. */
const vocabulary = /^(?:@\w+|dayOfWeek|contactType|query-input|availableLanguage|inLanguage|lang)$/;
