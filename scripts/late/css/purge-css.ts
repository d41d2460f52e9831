import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';

const reference = /var\((--[\w-]+)/g;
/** Parts of fields for dates and times, which no page has. */
const dateParts = /^::-webkit-(?:date|calendar)/;

/**
 * Leaves out of a style sheet what cannot match: rules for classes and elements that are not among `names`, then custom
 * properties and animations that nothing asks for any more.
 *
 * @param names classes and elements of the pages it is for, and of what their scripts may add
 * @param users text outside the sheet that may ask for a custom property: style attributes, scripts
 * @throws CssSyntaxError of PostCSS when the sheet cannot be read.
 */
export async function purgeCss(css: string, names: ReadonlySet<string>, users: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'names' }],
    extractors: [{ extensions: ['names'], extractor: () => [...names] }],
    blocklist: [dateParts],
    variables: true,
    keyframes: true,
    safelist: { variables: referencesIn(users) },
  });
  return dropDescriptions(result?.css ?? '');
}

/** Without `@property` for what is not there, and without Tailwind's defaults for browsers that do not know it. */
function dropDescriptions(css: string): string {
  const root = postcss.parse(css);
  // Those browsers are older than the ones of .browserslistrc.
  root.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.nodes && rule.remove()));
  const wanted = new Set(referencesIn(root.toString()));
  root.walkAtRules('property', (rule) => void (wanted.has(rule.params) || rule.remove()));
  return root.toString();
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(reference)].map(([, name = '']) => name);
}
