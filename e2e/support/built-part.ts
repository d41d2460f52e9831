import { selectAll } from 'css-select';
import { parse, serialize } from 'parse5';
import {
  attributeOf,
  type Document,
  type Element,
  elementsIn,
  getElement,
  readText,
} from '../../scripts/postbuild/html-tree.ts';
import { builtFileOf } from './built-file-of.ts';
import { readBuiltFile } from './read-built-page.ts';
import { treeAdapter } from './tree-adapter.ts';

/** A part of an exported page, queried by selector and accessible name. Unlike a browser, it ignores visibility. */
export class BuiltPart {
  readonly #element: Element;
  readonly #document: Document;

  constructor(element: Element, document: Document) {
    this.#element = element;
    this.#document = document;
  }

  all(selector: string): BuiltPart[] {
    return selectAll(selector, this.#element, { adapter: treeAdapter }).map(
      (element) => new BuiltPart(element, this.#document),
    );
  }

  /** @throws Error unless exactly one element matches */
  one(selector: string): BuiltPart {
    return only(this.all(selector), selector);
  }

  /** @throws Error unless exactly one matching element has this name */
  named(selector: string, name: string): BuiltPart {
    return only(
      this.all(selector).filter((part) => part.name === name),
      `${selector} named “${name}”`,
    );
  }

  texts(selector: string): string[] {
    return this.all(selector).map(({ text }) => text);
  }

  hrefs(selector = 'a'): (string | undefined)[] {
    return this.all(selector).map((link) => link.attribute('href'));
  }

  /** On one line, without SVG text. Keeps no-break spaces, as in the content. */
  get text(): string {
    return readText(this.#element);
  }

  /** The text with plain spaces, to compare with words that do not come from the content. */
  get plain(): string {
    return this.text.replaceAll('\u00a0', ' ');
  }

  /** Its accessible name. */
  get name(): string {
    const labels = this.attribute('aria-labelledby')?.split(' ') ?? [];
    const text = labels.map((id) => labelsOf(this.#document).get(id) ?? '').join(' ');
    return this.attribute('aria-label') ?? (text || (this.attribute('alt') ?? this.text));
  }

  /** Its HTML, without the element itself. */
  get markup(): string {
    return serialize(this.#element);
  }

  attribute(name: string): string | undefined {
    return attributeOf(this.#element, name);
  }
}

const labels = new WeakMap<Document, Map<string, string>>();

/** The text of each element with an id. */
function labelsOf(document: Document): ReadonlyMap<string, string> {
  const known = labels.get(document);
  if (known) return known;
  const texts = elementsIn(document).flatMap((element): [string, string][] => {
    const id = attributeOf(element, 'id');
    return id === undefined ? [] : [[id, readText(element)]];
  });
  const found = new Map(texts.toReversed());
  labels.set(document, found);
  return found;
}

/** The body of the exported page at a path. */
export function openBuiltPage(pagePath: string): BuiltPart {
  const document = parse(readBuiltFile(builtFileOf(pagePath)), { scriptingEnabled: false });
  return new BuiltPart(getElement(document, 'body'), document);
}

function only(parts: BuiltPart[], what: string): BuiltPart {
  const [part] = parts;
  if (!part || parts.length > 1) throw new Error(`expected one ${what}, found ${parts.length}`);
  return part;
}
