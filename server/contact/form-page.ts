import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type ContactField, contactFieldNames, contactIds } from '../../lib/contact/contact-fields.ts';
import { escapeHtml } from '../http/escape-html.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** A refused form, as the visitor gets it back. */
export type FormState = {
  /** Prefix of the page title, including the colon. */
  title: string;
  /** What is wrong with the form as a whole, and what to do. */
  problem: string;
  values: Partial<Record<ContactField, string>>;
  errors: Partial<Record<ContactField, string>>;
};

/** The contact page of a release. */
export type FormPage = { render(state: FormState): string };

/** A part of the page that depends on the state: the HTML from `start` to `end` is replaced. */
type Slot = { start: number; end: number; render(state: FormState): string };

/**
 * Finds the contact form in an exported page, once, so that rendering a refused post only joins strings.
 *
 * The rendered page has no scripts, which would reset the form to its empty state; the content of `<noscript>` becomes
 * part of the page.
 *
 * @throws Error naming every part that is missing
 */
export function compileFormPage(html: string): FormPage['render'] {
  const elements = listElements(parse(html, { sourceCodeLocationInfo: true }));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const [title] = named('title');
  const form = named('form').find((element) => attribute(element, 'action') === '/api/contact');
  const parts = form ? listElements(form) : [];
  const missing: string[] = [];
  const slotsIn = (part: string, element: Element | undefined, slots: (found: Element) => Slot[]): Slot[] => {
    if (element) return slots(element);
    missing.push(part);
    return [];
  };
  const paragraphSlots = (id: string, slots: (found: Element) => Slot[]) =>
    slotsIn(
      `a <p id="${id}">`,
      parts.find((part) => part.tagName === 'p' && attribute(part, 'id') === id),
      slots,
    );
  const controlOf = (field: ContactField) => parts.find((part) => attribute(part, 'name') === field);

  const slots = [
    ...slotsIn('a <form action="/api/contact">', form, () => []),
    ...slotsIn('a <title>', title, titleSlots),
    ...paragraphSlots(contactIds.formError, problemSlots),
    ...contactFieldNames.flatMap((field) => [
      ...slotsIn(`a field named "${field}"`, controlOf(field), (control) => controlSlots(control, field)),
      ...paragraphSlots(contactIds.error(field), (paragraph) => errorSlots(paragraph, field)),
    ]),
    ...parts.filter(({ tagName }) => tagName === 'details').map(detailsSlot),
    ...named('script')
      .filter(isExecutable)
      .map((script) => removal(rangeOf(script))),
    ...named('noscript').flatMap((element) => [removal(startTagOf(element)), removal(endTagOf(element))]),
  ].sort((one, other) => one.start - other.start);
  if (missing.length > 0) throw new Error(`The contact page lacks:\n${missing.join('\n')}`);

  const texts = [...slots, undefined].map((slot, index) =>
    html.slice(slots[index - 1]?.end ?? 0, slot?.start ?? html.length),
  );
  return (state) => texts.map((text, index) => text + (slots[index]?.render(state) ?? '')).join('');
}

function titleSlots(title: Element): Slot[] {
  const { end } = startTagOf(title);
  return [{ start: end, end, render: (state) => `${escapeHtml(state.title)} ` }];
}

/** Gets the focus, so that visitors see and hear it first when the page opens at its top. */
function problemSlots(paragraph: Element): Slot[] {
  const tag = startTag(paragraph, { hidden: undefined, tabindex: '-1', autofocus: '' });
  return [{ ...rangeOf(paragraph), render: ({ problem }) => `${tag}${escapeHtml(problem)}</p>` }];
}

function errorSlots(paragraph: Element, field: ContactField): Slot[] {
  const shown = startTag(paragraph, { hidden: undefined });
  const hidden = startTag(paragraph, { hidden: '' });
  const render = ({ errors: { [field]: error } }: FormState) =>
    error === undefined ? `${hidden}</p>` : `${shown}${escapeHtml(error)}</p>`;
  return [{ ...rangeOf(paragraph), render }];
}

/** Opens when a field in it is filled in or invalid. */
function detailsSlot(details: Element): Slot {
  const names = new Set(listElements(details).map((part) => attribute(part, 'name')));
  const fields = contactFieldNames.filter((field) => names.has(field));
  const isOpen = ({ values, errors }: FormState) => fields.some((field) => values[field] || errors[field]);
  const render = (state: FormState) => startTag(details, { open: isOpen(state) ? '' : undefined });
  return { ...startTagOf(details), render };
}

function controlSlots(control: Element, field: ContactField): Slot[] {
  const invalid = { 'aria-invalid': 'true', 'aria-describedby': contactIds.error(field) };
  const tag = (state: FormState, changes: Attributes) =>
    startTag(control, { ...changes, ...(state.errors[field] === undefined ? {} : invalid) });
  const valueIn = ({ values }: FormState) => values[field] ?? '';
  if (control.tagName === 'input')
    return [{ ...startTagOf(control), render: (state) => tag(state, { value: valueIn(state) }) }];
  const start: Slot = { ...startTagOf(control), render: (state) => tag(state, {}) };
  if (control.tagName === 'select')
    return [start, ...listElements(control).map((option) => optionSlot(option, valueIn))];
  // HTML ignores a line break right after the tag, so this one preserves the visitor's own.
  const render = (state: FormState) => `\n${escapeHtml(valueIn(state))}`;
  return [start, { start: startTagOf(control).end, end: endTagOf(control).start, render }];
}

function optionSlot(option: Element, valueIn: (state: FormState) => string): Slot {
  const value = attribute(option, 'value');
  const render = (state: FormState) =>
    startTag(option, { selected: valueIn(state) === value ? '' : undefined });
  return { ...startTagOf(option), render };
}

function removal(range: Range): Slot {
  return { ...range, render: () => '' };
}

/** False for structured data and speculation rules. */
function isExecutable(script: Element): boolean {
  return !['application/ld+json', 'speculationrules'].includes(attribute(script, 'type') ?? '');
}

function listElements(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...listElements(child)] : []));
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** The start tag of an element with some attributes changed; undefined removes one. */
function startTag({ tagName, attrs }: Element, changes: Attributes): string {
  const original = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const written = Object.entries({ ...original, ...changes }).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tagName}${written.join('')}>`;
}

type Range = { start: number; end: number };

const rangeOf = ({ sourceCodeLocation }: Element): Range => toRange(sourceCodeLocation);
const startTagOf = ({ sourceCodeLocation }: Element): Range => toRange(sourceCodeLocation?.startTag);
const endTagOf = ({ sourceCodeLocation }: Element): Range => toRange(sourceCodeLocation?.endTag);

function toRange(location: { startOffset: number; endOffset: number } | null | undefined): Range {
  if (!location) throw new Error('The contact page omits an optional tag');
  return { start: location.startOffset, end: location.endOffset };
}
