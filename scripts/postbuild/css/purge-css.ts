import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { referencesIn } from './references-in.ts';

const attribute = /\[([\w-]+)/g;

/**
 * Leaves out of a style sheet what cannot match: rules for classes, ids and elements that are not among `names`, then custom
 * properties and animations that nothing asks for any more.
 *
 * @param names classes, ids and elements of the pages it is for, and of what their scripts may add
 * @param asked custom properties that something outside the sheet asks for: pages, scripts
 * @throws CssSyntaxError of PostCSS when the sheet cannot be read.
 */
export async function purgeCss(
  css: string,
  names: ReadonlySet<string>,
  asked: readonly string[],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: () => [...names] }],
    // Attributes come and go while a page is used: none is a reason to drop a rule.
    dynamicAttributes: [...css.matchAll(attribute)].map(([, name = '']) => name),
    variables: true,
    keyframes: true,
    // A pseudo-class alone, such as `:focus-visible`, may match anything.
    safelist: { standard: [/^:/], variables: [...asked] },
  });
  return dropRest(result?.css ?? '');
}

/**
 * Drops what PurgeCSS keeps: empty rules, declarations that several tools added, and what Tailwind has for browsers older
 * than those of .browserslistrc, such as a prefixed declaration right before the same one without its prefix.
 */
function dropRest(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkDecls((declaration) => {
    const before = declaration.prev()?.toString();
    if (before === String(declaration) || before === `-webkit-${declaration}`) declaration.prev()?.remove();
  });
  root.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.nodes && rule.remove()));
  const wanted = new Set(referencesIn(root.toString()));
  root.walkAtRules('property', (rule) => void (wanted.has(rule.params) || rule.remove()));
  return root.toString();
}
