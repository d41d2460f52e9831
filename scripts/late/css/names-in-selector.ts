const className = /\.((?:[\w-]|\\.)+)/g;
const innermost = /:[\w-]*\((?:[^()\\]|\\.)*\)/g;
const attribute = /\[[^\]]*\]/g;
const idName = /#[\w-]+/g;
const pseudo = /::?[\w-]+/g;
/** Parts of fields for dates and times, which most pages have none of. */
const datePart = /::-webkit-(?:date|calendar)/;

/**
 * The classes and elements that a page must have for a selector to match; what stands in `:not(…)` and its like does
 * not count. `input/date` is any field for dates or times.
 */
export function namesInSelector(selector: string): { classes: string[]; elements: string[] } {
  const rest = withoutArguments(selector).replaceAll(attribute, '');
  const classes = [...rest.matchAll(className)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
  const others = rest.replaceAll(className, ' ').replaceAll(idName, '').replaceAll(pseudo, '');
  const elements: string[] = others.match(/[a-z][\w-]*/gi) ?? [];
  return { classes, elements: datePart.test(rest) ? [...elements, 'input/date'] : elements };
}

function withoutArguments(selector: string): string {
  const less = selector.replaceAll(innermost, '');
  return less === selector ? selector : withoutArguments(less);
}
