const className = /\.((?:[\w-]|\\.)+)/g;
const innermost = /:[\w-]*\((?:[^()\\]|\\.)*\)/g;
const attribute = /\[[^\]]*\]/g;
const idName = /#[\w-]+/g;
const pseudo = /::?[\w-]+/g;

/** The classes and elements that a page must have for a selector to match: what stands in `:not(…)` and its like does not count. */
export function namesInSelector(selector: string): { classes: string[]; elements: string[] } {
  const rest = withoutArguments(selector).replaceAll(attribute, '');
  const classes = [...rest.matchAll(className)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
  const others = rest.replaceAll(className, ' ').replaceAll(idName, '').replaceAll(pseudo, '');
  return { classes, elements: others.match(/[a-z][\w-]*/gi) ?? [] };
}

function withoutArguments(selector: string): string {
  const less = selector.replaceAll(innermost, '');
  return less === selector ? selector : withoutArguments(less);
}
