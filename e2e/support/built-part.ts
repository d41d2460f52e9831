import { type CheerioAPI, load } from 'cheerio';
import { builtFileOf } from './built-file-of.ts';
import { readBuiltFile } from './read-built-page.ts';
import { readText, type Selection } from './read-text.ts';

/** The texts of the elements that name others, by id. */
type Labels = ReadonlyMap<string, string>;

/** A part of an exported page, queried by selector and accessible name. Unlike a browser, it ignores visibility. */
export class BuiltPart {
  readonly #element: Selection;
  readonly #page: CheerioAPI;
  readonly #labels: Labels;

  constructor(element: Selection, page: CheerioAPI, labels: Labels) {
    this.#element = element;
    this.#page = page;
    this.#labels = labels;
  }

  all(selector: string): BuiltPart[] {
    return this.#element
      .find(selector)
      .get()
      .map((element) => new BuiltPart(this.#page(element), this.#page, this.#labels));
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
    const text = labels.map((id) => this.#labels.get(id) ?? '').join(' ');
    return this.attribute('aria-label') ?? (text || (this.attribute('alt') ?? this.text));
  }

  /** Its HTML, without the element itself. */
  get markup(): string {
    return this.#element.html() ?? '';
  }

  attribute(name: string): string | undefined {
    return this.#element.attr(name);
  }
}

/** The body of the exported page at a path. */
export function openBuiltPage(pagePath: string): BuiltPart {
  const page = load(readBuiltFile(builtFileOf(pagePath)), { scriptingEnabled: false });
  // Once for all parts: each search takes as long as reading a small page.
  const ids = new Set(
    page('[aria-labelledby]')
      .get()
      .flatMap(({ attribs }) => attribs['aria-labelledby']?.split(' ') ?? []),
  );
  const labelled = page('[id]')
    .get()
    .filter(({ attribs }) => ids.has(attribs.id ?? ''));
  const labels = new Map(labelled.map((element) => [element.attribs.id ?? '', readText(page(element))]));
  return new BuiltPart(page('body'), page, labels);
}

function only(parts: BuiltPart[], what: string): BuiltPart {
  const [part] = parts;
  if (!part || parts.length > 1) throw new Error(`expected one ${what}, found ${parts.length}`);
  return part;
}
