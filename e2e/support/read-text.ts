import type { CheerioAPI } from 'cheerio';

export type Selection = ReturnType<CheerioAPI>;
type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** Elements without readable text. */
const unread = new Set(['script', 'style', 'svg', 'template']);

/** The readable text of an element, without scripts, styles and drawings. White space collapses, except no-break spaces. */
export function readText(element: Selection): string {
  const text = element.contents().get().map(textOf).join('');
  return text.replaceAll(/[\t\n\f\r ]+/g, ' ').trim();
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.data;
  if (!('children' in node) || ('name' in node && unread.has(node.name))) return '';
  return node.children.map(textOf).join('');
}
