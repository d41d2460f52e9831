import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5';
import {
  type ContactField,
  contactFieldNames,
  contactIds,
  languageField,
} from '../../lib/contact/contact-fields.ts';

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

/**
 * Finds the contact form in an exported page, once; rendering fills it in anew each time.
 *
 * The rendered page has no scripts, which would reset the form to its empty state; the content of `<noscript>` becomes
 * part of the page.
 *
 * @throws Error naming every part that is missing
 */
export function compileFormPage(exported: string): FormPage['render'] {
  const document = parse(exported, { scriptingEnabled: false });
  const missing: string[] = [];
  const need = (parts: readonly Element[], what: string, isIt: (element: Element) => boolean): Element => {
    const found = parts.find(isIt);
    if (!found) missing.push(what);
    return found ?? defaultTreeAdapter.createElement('p', html.NS.HTML, []);
  };
  const elements = elementsIn(document);
  const titleElement = need(elements, 'a <title>', ({ tagName }) => tagName === 'title');
  const form = need(
    elements,
    'a <form action="/api/contact">',
    (element) => element.tagName === 'form' && attributeOf(element, 'action') === '/api/contact',
  );
  const parts = elementsIn(form);
  const byId = (id: string) => need(parts, `a <p id="${id}">`, (part) => attributeOf(part, 'id') === id);
  const problemElement = byId(contactIds.formError);
  const fields = contactFieldNames.map((name) => {
    const control = need(parts, `a field named "${name}"`, (part) => attributeOf(part, 'name') === name);
    const hint = attributeOf(control, 'aria-describedby');
    return { name, control, hint, errorElement: byId(contactIds.error(name)) };
  });
  if (missing.length > 0) throw new Error(`The contact page lacks:\n${missing.join('\n')}`);

  const originalTitle = titleElement.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  for (const element of elements) {
    if (element.tagName === 'script' && isExecutable(element)) replace(element, []);
    if (element.tagName === 'noscript') replace(element, element.childNodes);
  }
  // A body that is too long to be read cannot name the language.
  const language = elements.map((element) => attributeOf(element, 'lang')).find(Boolean) ?? '';
  setAttributes(form, { action: `/api/contact?${new URLSearchParams({ [languageField]: language })}` });
  // Gets the focus, so that visitors see and hear it first when the page opens at its top.
  setAttributes(problemElement, { hidden: undefined, tabindex: '-1', autofocus: '' });

  return ({ title, problem, values, errors }) => {
    setText(titleElement, `${title} ${originalTitle}`);
    setText(problemElement, problem);
    for (const { name, control, hint, errorElement } of fields) {
      const error = errors[name];
      setText(errorElement, error ?? '');
      setAttributes(errorElement, { hidden: error === undefined ? '' : undefined });
      const descriptions = [hint, error === undefined ? undefined : contactIds.error(name)];
      setAttributes(control, {
        'aria-invalid': error === undefined ? undefined : 'true',
        'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      });
      setValue(control, values[name] ?? '');
    }
    return serialize(document);
  };
}

function setValue(control: Element, value: string): void {
  if (control.tagName === 'input') setAttributes(control, { value });
  // HTML ignores a line break right after the tag, so this one preserves the visitor's own.
  else if (control.tagName === 'textarea') setText(control, `\n${value}`);
  else
    for (const option of elementsIn(control))
      setAttributes(option, { selected: attributeOf(option, 'value') === value ? '' : undefined });
}

/** False for structured data and speculation rules. */
function isExecutable(script: Element): boolean {
  return !['application/ld+json', 'speculationrules'].includes(attributeOf(script, 'type') ?? '');
}

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Undefined removes an attribute. */
function setAttributes(element: Element, attributes: Readonly<Record<string, string | undefined>>): void {
  const kept = element.attrs.filter(({ name }) => !(name in attributes));
  const set = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : { name, value },
  );
  element.attrs = [...kept, ...set];
}

function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

function replace(element: Element, nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): void {
  for (const node of [...nodes]) {
    defaultTreeAdapter.detachNode(node);
    if (element.parentNode) defaultTreeAdapter.insertBefore(element.parentNode, node, element);
  }
  defaultTreeAdapter.detachNode(element);
}
