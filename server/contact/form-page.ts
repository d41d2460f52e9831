import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type ContactField, contactFieldNames, contactIds } from '../../lib/contact/contact-fields.ts';
import { escapeHtml } from '../http/escape-html.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** A form that was not accepted, as its visitor gets it back. */
export type FormState = {
  /** Put before the title of the page, with a colon as its language has it. */
  title: string;
  /** What is wrong with the form as a whole, and what to do. */
  problem: string;
  values: Partial<Record<ContactField, string>>;
  errors: Partial<Record<ContactField, string>>;
};

export type FormPage = (state: FormState) => string;

/** A piece of the page that depends on the state: from `start` to `end` in the HTML. */
type Piece = { start: number; end: number; render(state: FormState): string };

/**
 * Finds the contact form in an exported page, once, so that each refused post costs no more than joining texts.
 *
 * The page that comes out has no scripts: they would start from an empty form and take the values away. What stands in
 * `<noscript>` is part of it.
 *
 * @throws Error naming every part that is not where `contactIds` and the names of the fields say.
 */
export function createFormPage(html: string): FormPage {
  const elements = listElements(parse(html, { sourceCodeLocationInfo: true }));
  const form = elements.find(
    (element) => element.tagName === 'form' && attribute(element, 'action') === '/api/contact',
  );
  const parts = form ? listElements(form) : [];
  const missing: string[] = [];
  const find = (part: string, found: Element | undefined): Element[] => {
    if (!found) missing.push(part);
    return found ? [found] : [];
  };
  const byId = (id: string) =>
    find(
      `a <p id="${id}">`,
      parts.find((part) => part.tagName === 'p' && attribute(part, 'id') === id),
    );
  const byName = (field: ContactField) =>
    find(
      `a field named "${field}"`,
      parts.find((part) => attribute(part, 'name') === field),
    );

  find('a <form action="/api/contact">', form);
  const pieces = [
    ...find(
      'a <title>',
      elements.find(({ tagName }) => tagName === 'title'),
    ).flatMap(titlePieces),
    ...byId(contactIds.formError).flatMap(problemPieces),
    ...contactFieldNames.flatMap((field) => [
      ...byName(field).flatMap((control) => controlPieces(control, field)),
      ...byId(contactIds.error(field)).flatMap((paragraph) => errorPieces(paragraph, field)),
    ]),
    ...parts.filter(({ tagName }) => tagName === 'details').map(foldPiece),
    ...elements.filter(isScript).map((script) => ({ ...rangeOf(script), render: () => '' })),
    ...elements.filter(({ tagName }) => tagName === 'noscript').flatMap(unwrap),
  ].sort((one, other) => one.start - other.start);
  if (missing.length > 0) throw new Error(`The contact page lacks:\n${missing.join('\n')}`);

  const texts = [...pieces, undefined].map((piece, index) =>
    html.slice(pieces[index - 1]?.end ?? 0, piece?.start ?? html.length),
  );
  return (state) => texts.map((text, index) => text + (pieces[index]?.render(state) ?? '')).join('');
}

function titlePieces(title: Element): Piece[] {
  const { end } = startTagOf(title);
  return [{ start: end, end, render: (state) => `${escapeHtml(state.title)} ` }];
}

/** Gets the focus, so that the visitor sees and hears it first on a page that is opened at its top. */
function problemPieces(paragraph: Element): Piece[] {
  const tag = tagOf(paragraph, { hidden: undefined, tabindex: '-1', autofocus: '' });
  return [{ ...rangeOf(paragraph), render: ({ problem }) => `${tag}${escapeHtml(problem)}</p>` }];
}

function errorPieces(paragraph: Element, field: ContactField): Piece[] {
  const shown = tagOf(paragraph, { hidden: undefined });
  const hidden = tagOf(paragraph, { hidden: '' });
  const render = ({ errors: { [field]: error } }: FormState) =>
    error === undefined ? `${hidden}</p>` : `${shown}${escapeHtml(error)}</p>`;
  return [{ ...rangeOf(paragraph), render }];
}

/** A fold lies open when something in it was filled in or is wrong. */
function foldPiece(fold: Element): Piece {
  const names = new Set(listElements(fold).map((part) => attribute(part, 'name')));
  const fields = contactFieldNames.filter((field) => names.has(field));
  const isOpen = ({ values, errors }: FormState) => fields.some((field) => values[field] || errors[field]);
  const render = (state: FormState) => tagOf(fold, { open: isOpen(state) ? '' : undefined });
  return { ...startTagOf(fold), render };
}

function controlPieces(control: Element, field: ContactField): Piece[] {
  const invalid = { 'aria-invalid': 'true', 'aria-describedby': contactIds.error(field) };
  const tag = (state: FormState, changes: Attributes) =>
    tagOf(control, { ...changes, ...(state.errors[field] === undefined ? {} : invalid) });
  const valueIn = ({ values }: FormState) => values[field] ?? '';
  if (control.tagName === 'input')
    return [{ ...startTagOf(control), render: (state) => tag(state, { value: valueIn(state) }) }];
  const start: Piece = { ...startTagOf(control), render: (state) => tag(state, {}) };
  if (control.tagName === 'select')
    return [start, ...listElements(control).map((option) => optionPiece(option, valueIn))];
  // A line break right after the tag does not count, so this one keeps the visitor's own.
  const render = (state: FormState) => `\n${escapeHtml(valueIn(state))}`;
  return [start, { start: startTagOf(control).end, end: endTagOf(control).start, render }];
}

function optionPiece(option: Element, valueIn: (state: FormState) => string): Piece {
  const value = attribute(option, 'value');
  const render = (state: FormState) => tagOf(option, { selected: valueIn(state) === value ? '' : undefined });
  return { ...startTagOf(option), render };
}

/** What is there for pages without scripts counts in this one, whatever the browser could run. */
function unwrap(element: Element): Piece[] {
  return [startTagOf(element), endTagOf(element)].map((tag) => ({ ...tag, render: () => '' }));
}

/** Structured data and speculation rules are no scripts. */
function isScript(element: Element): boolean {
  const type = attribute(element, 'type') ?? '';
  return element.tagName === 'script' && !['application/ld+json', 'speculationrules'].includes(type);
}

function listElements(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...listElements(child)] : []));
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** The start tag with some attributes changed; undefined leaves one out. */
function tagOf({ tagName, attrs }: Element, changes: Attributes): string {
  const all: Attributes = {
    ...Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    ...changes,
  };
  const written = Object.entries(all).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tagName}${written.join('')}>`;
}

type Range = { start: number; end: number };

function rangeOf({ sourceCodeLocation }: Element): Range {
  return toRange(sourceCodeLocation);
}

function startTagOf({ sourceCodeLocation }: Element): Range {
  return toRange(sourceCodeLocation?.startTag);
}

function endTagOf({ sourceCodeLocation }: Element): Range {
  return toRange(sourceCodeLocation?.endTag);
}

function toRange(location: { startOffset: number; endOffset: number } | null | undefined): Range {
  if (!location) throw new Error('The contact page leaves out a tag that HTML does not need');
  return { start: location.startOffset, end: location.endOffset };
}
