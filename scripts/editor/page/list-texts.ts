import { numbersIn } from '../field-mark.ts';

const attributes = ['alt', 'aria-label', 'placeholder', 'title'] as const;

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
    const numbers = own.length > 0 ? own : numbersIn(textOf(element));
    if (numbers.length > 0) return { element, numbers };
  }
  return undefined;
}

function ownNumbers(element: Element): number[] {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return numbersIn([...texts.map(({ nodeValue }) => nodeValue), ...attributesOf(element)].join(''));
}

const attributesOf = (element: Element) => attributes.map((name) => element.getAttribute(name) ?? '');

const textOf = (element: Element) =>
  [element.textContent, ...[...element.querySelectorAll('*')].flatMap(attributesOf)].join('');
