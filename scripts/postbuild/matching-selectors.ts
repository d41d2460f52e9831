import type { Selector } from 'lightningcss';
import { attributeOf, type Document, type Element, elementsIn } from './html-tree.ts';

type Part = Selector[number];

/**
 * Returns a function that says whether a selector can match an element of the given pages. Only elements, classes, ids and
 * combinators are considered, because states and attributes change at runtime.
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
  /** Right to left, as browsers do. */
  const matches = (element: Element, selector: Selector): boolean => {
    const at = selector.findLastIndex(({ type }) => type === 'combinator');
    if (!selector.slice(at + 1).every((part) => fits(element, part))) return false;
    const combinator = selector[at];
    if (combinator?.type !== 'combinator') return true;
    return candidates(element, combinator.value).some((other) => matches(other, selector.slice(0, at)));
  };
  return (selector) => pages.some((elements) => elements.some((element) => matches(element, selector)));
}

/** The elements that may match the selector to the left of a combinator. */
function candidates(element: Element, combinator: string): Element[] {
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
