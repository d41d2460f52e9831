import { type DefaultTreeAdapterTypes, html, parseFragment, defaultTreeAdapter as tree } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Every element below a node, in document order. */
export function elementsIn(parent: Parent): Element[] {
  const found: Element[] = [];
  const visit = (node: Parent) => {
    for (const child of node.childNodes) {
      if (!tree.isElementNode(child)) continue;
      found.push(child);
      visit(child);
    }
  };
  visit(parent);
  return found;
}

/** @throws Error when there is no such element */
export function getElement(parent: Parent, name: string): Element {
  const found = elementsIn(parent).find(({ tagName }) => tagName === name);
  if (!found) throw new Error(`expected a <${name}>, found none`);
  return found;
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const attribute = element.attrs.find((found) => found.name === name);
  if (attribute) attribute.value = value;
  else element.attrs.push({ name, value });
}

/** The text directly in an element, such as a script or a style sheet. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

const skipped = ['script', 'style', 'svg', 'template'];

/**
 * The readable text of a node, without scripts, styles and drawings. White space collapses, except no-break spaces.
 *
 * @param between separates the text of adjacent elements
 */
export function readText(parent: Parent, between = ''): string {
  const read = (node: DefaultTreeAdapterTypes.ChildNode): string => {
    if (tree.isTextNode(node)) return node.value;
    if (!tree.isElementNode(node) || skipped.includes(node.tagName)) return '';
    return between + node.childNodes.map(read).join('') + between;
  };
  return parent.childNodes
    .map(read)
    .join('')
    .replaceAll(/[\t\n\f\r ]+/g, ' ')
    .trim();
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  appendText(element, text);
}

export function createElement(name: string, attributes: Readonly<Record<string, string>>): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  return tree.createElement(name, html.NS.HTML, attrs);
}

export function insertBefore(element: Element, next: Element): void {
  if (!next.parentNode) throw new Error(`<${next.tagName}> is not in the page`);
  tree.insertBefore(next.parentNode, element, next);
}

export const appendText: (element: Element, text: string) => void = tree.insertText;

export function appendHtml(parent: Element, markup: string): void {
  for (const node of parseFragment(markup).childNodes) tree.appendChild(parent, node);
}

export const remove: (element: Element) => void = tree.detachNode;
