import type { Selector } from 'lightningcss';
import { attributeOf, type Document, type Element, elementsIn } from './html-tree.ts';

type Part = Selector[number];

/**
 * Tells whether a selector can match an element of some pages, as they are before scripts change them. States and attributes
 * come and go, so only elements, classes, ids and how these lie in each other count.
 */
export function selectorMatcher(documents: readonly Document[]): (selector: Selector) => boolean {
  const pages = documents.map(elementsIn);
  const classes = new Map(
    pages.flat().map((element) => [element, new Set(attributeOf(element, 'class')?.split(/\s+/))]),
  );
  const fits = (element: Element, part: Part): boolean => {
    if (part.type === 'type') return element.tagName === part.name.toLowerCase();
    if (part.type === 'class') return classes.get(element)?.has(part.name) ?? false;
    if (part.type === 'id') return attributeOf(element, 'id') === part.name;
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
      return part.selectors.some((inner) => matches(element, inner));
    return true;
  };
  /** From the last part to the first, as browsers do. */
  const matches = (element: Element, selector: Selector): boolean => {
    const at = selector.findLastIndex(({ type }) => type === 'combinator');
    if (!selector.slice(at + 1).every((part) => fits(element, part))) return false;
    const combinator = selector[at];
    if (combinator?.type !== 'combinator') return true;
    return reachedBy(element, combinator.value).some((other) => matches(other, selector.slice(0, at)));
  };
  return (selector) => pages.some((elements) => elements.some((element) => matches(element, selector)));
}

/** The elements that a combinator leads to from the right: parents or earlier siblings. */
function reachedBy(element: Element, combinator: string): Element[] {
  switch (combinator) {
    case 'child':
      return parentsOf(element).slice(0, 1);
    case 'descendant':
      return parentsOf(element);
    case 'next-sibling':
      return siblingsBefore(element).slice(-1);
    case 'later-sibling':
      return siblingsBefore(element);
    default:
      return [element];
  }
}

function parentsOf({ parentNode }: Element): Element[] {
  return parentNode && 'tagName' in parentNode ? [parentNode, ...parentsOf(parentNode)] : [];
}

function siblingsBefore(element: Element): Element[] {
  const siblings = element.parentNode?.childNodes.filter((node) => 'tagName' in node) ?? [];
  return siblings.slice(0, siblings.indexOf(element));
}
