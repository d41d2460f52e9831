import { numbersIn } from '../field-mark.ts';

/** An element whose own text or attribute names fields. */
export type MarkedElement = { element: Element; numbers: readonly number[] };

/** Every visible element with a text of the content, in the order of the page. */
export function listMarked(): MarkedElement[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const numbers = ownNumbers(element);
    return numbers.length > 0 && element.checkVisibility() ? [{ element, numbers }] : [];
  });
}

/** The closest element around a point of the page that names fields, itself or through what it contains. */
export function findMarked(target: Element | null): MarkedElement | undefined {
  for (let element = target; element && element !== document.body; element = element.parentElement) {
    const own = ownNumbers(element);
    const numbers = own.length > 0 ? own : numbersIn(element.outerHTML);
    if (numbers.length > 0) return { element, numbers };
  }
  return undefined;
}

const named = /^(?:#text|alt|aria-label|placeholder|title)$/;

/** The fields that an element's own texts and attributes name. */
function ownNumbers(element: Element): number[] {
  const nodes = [...element.childNodes, ...element.attributes].filter(({ nodeName }) => named.test(nodeName));
  return numbersIn(nodes.map(({ nodeValue }) => nodeValue).join(''));
}
