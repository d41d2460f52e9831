const styleElement = /<style\b[^>]*>(.*?)<\/style>/gs;
const inlineScript = /<script\b(?! src=| type="(?:application\/ld\+json|speculationrules)")[^>]*>/;
const inlineAttribute = /<[a-z][^>]*?\s(?:style|on[a-z]+)="[^>]*>/;

/**
 * The style sheets that stand in a page.
 *
 * @param file names the page in errors
 * @throws Error when the page holds what no policy of ours allows: a script, an event handler, a style attribute.
 */
export function inlineStyles(html: string, file: string): string[] {
  const [forbidden] = inlineScript.exec(html) ?? inlineAttribute.exec(html) ?? [];
  if (forbidden) throw new Error(`${file}: the policy would block ${forbidden.slice(0, 200)}`);
  return [...html.matchAll(styleElement)].map(([, css = '']) => css);
}
