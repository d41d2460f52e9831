import { type Selector, transform } from 'lightningcss';

/**
 * Finds selectors such as `.list:has(.open) > *`. Each time Chromium has parsed some more of a page with one, it restyles all
 * elements, because any of them could be meant. With a name at the end (`> li`), only elements of that name are restyled.
 *
 * @returns the names in each such selector
 */
export function findRestylingSelectors(css: string): Set<string> {
  const found = new Set<string>();
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        const end = selector.findLastIndex(({ type }) => type === 'combinator');
        if (selector.slice(0, Math.max(end, 0)).some(looksInside) && !selector.slice(end + 1).some(isNamed))
          found.add(selector.map((part) => ('name' in part ? part.name : part.type)).join(' '));
      },
    },
  });
  return found;
}

type Part = Selector[number];

/** `:has(…)`, also in `:not(…)`. */
function looksInside(part: Part): boolean {
  if (part.type !== 'pseudo-class') return false;
  return part.kind === 'has' || (part.kind === 'not' && part.selectors.flat().some(looksInside));
}

function isNamed(part: Part): boolean {
  if (part.type !== 'pseudo-class') return ['class', 'id', 'type', 'attribute'].includes(part.type);
  return part.kind === 'is' && part.selectors.every((selector) => selector.some(isNamed));
}
