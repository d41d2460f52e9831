import { dropUnusedNames } from './drop-unused-names.ts';
import { namesInSelector } from './names-in-selector.ts';
import { splitCss } from './split-css.ts';
import { splitSelectors } from './split-selectors.ts';

const holdsRules = /^@(?:media|supports|layer|container|starting-style)\b/;

/**
 * Leaves out of a style sheet what cannot match: selectors with a class or an element that is not among `names`, then
 * custom properties and animations that nothing asks for any more.
 *
 * @param names classes and elements of the pages it is for, and of what their scripts may add
 * @param users text outside the sheet that may ask for a custom property: style attributes, scripts
 * @throws Error when the sheet's braces do not match.
 */
export function purgeCss(css: string, names: ReadonlySet<string>, users: string): string {
  return dropUnusedNames(purgeRules(css, names), users);
}

function purgeRules(css: string, names: ReadonlySet<string>): string {
  return splitCss(css)
    .map(({ head, body }) => {
      if (body === undefined) return head;
      // Tailwind's defaults for browsers that do not know `@property`: older than those of .browserslistrc.
      if (head === '@layer properties') return '';
      if (holdsRules.test(head)) {
        const inner = purgeRules(body, names);
        return inner && `${head}{${inner}}`;
      }
      if (head.startsWith('@')) return `${head}{${body}}`;
      const kept = splitSelectors(head).filter((selector) => {
        const { classes, elements } = namesInSelector(selector);
        return [...classes, ...elements].every((name) => names.has(name));
      });
      return kept.length > 0 ? `${kept.join(',')}{${body}}` : '';
    })
    .join('');
}
