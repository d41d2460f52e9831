import { parse } from 'parse5';
import {
  attributeOf,
  type Document,
  type Element,
  elementsIn,
  getElement,
  readText,
} from '../../scripts/postbuild/html-tree.ts';
import { readBuiltFile } from './read-built-page.ts';

/**
 * A part of a built page. Tests ask it for selectors and names, as they ask a browser, but it does not know what is hidden.
 *
 * Selectors name elements, classes, ids and attributes, inside each other: `main article a[href]`, `.ruled > li, #faq`.
 */
export class BuiltPart {
  readonly #element: Element;
  readonly #document: Document;

  constructor(element: Element, document: Document) {
    this.#element = element;
    this.#document = document;
  }

  all(selector: string): BuiltPart[] {
    const ways = selector.split(',').map((way) => way.trim().split(/\s+/));
    return elementsIn(this.#element)
      .filter((element) => ways.some((way) => matches(element, way, this.#element)))
      .map((element) => new BuiltPart(element, this.#document));
  }

  /** @throws Error unless there is exactly one */
  one(selector: string): BuiltPart {
    return only(this.all(selector), selector);
  }

  /** @throws Error unless exactly one has this name */
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

  /** On one line, without the drawings. No-break spaces stay, as in the content. */
  get text(): string {
    return readText(this.#element);
  }

  /** The text with plain spaces, for words that do not come from the content. */
  get plain(): string {
    return this.text.replaceAll('\u00a0', ' ');
  }

  /** What assistive technology calls it. */
  get name(): string {
    const labels = this.attribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = labels.map((id) =>
      elementsIn(this.#document).find((element) => attributeOf(element, 'id') === id),
    );
    const text = labelled.map((label) => (label ? readText(label) : '')).join(' ');
    return this.attribute('aria-label') ?? (text || (this.attribute('alt') ?? this.text));
  }

  attribute(name: string): string | undefined {
    return attributeOf(this.#element, name);
  }
}

/** The body of the page at an address, as it is built. */
export function openBuilt(address: string): BuiltPart {
  const document = parse(readBuiltFile(address === '/' ? 'index.html' : `${address.slice(1)}.html`), {
    scriptingEnabled: false,
  });
  return new BuiltPart(getElement(document, 'body'), document);
}

function only(parts: BuiltPart[], what: string): BuiltPart {
  const [part] = parts;
  if (!part || parts.length > 1) throw new Error(`expected one ${what}, found ${parts.length}`);
  return part;
}

/** Whether an element is what the way's last step names, inside what the steps before name, all below a top. */
function matches(element: Element, way: readonly string[], top: Element): boolean {
  const [step = '', ...before] = way.toReversed();
  if (!fits(element, step)) return false;
  if (before.length === 0) return true;
  const isChild = before[0] === '>';
  const rest = before.slice(isChild ? 1 : 0).toReversed();
  let { parentNode } = element;
  while (parentNode && 'tagName' in parentNode && parentNode !== top) {
    if (matches(parentNode, rest, top)) return true;
    if (isChild) return false;
    ({ parentNode } = parentNode);
  }
  return false;
}

function fits(element: Element, step: string): boolean {
  const parts = step.match(/[.#]?[\w-]+|\[[^\]]+\]/g) ?? [];
  return parts.every((part) => {
    if (part.startsWith('.')) return attributeOf(element, 'class')?.split(/\s+/).includes(part.slice(1));
    if (part.startsWith('#')) return attributeOf(element, 'id') === part.slice(1);
    if (!part.startsWith('[')) return element.tagName === part;
    const [name = '', value] = part.slice(1, -1).split('=');
    const own = attributeOf(element, name);
    return value === undefined ? own !== undefined : own === value;
  });
}
