import {
  type CustomAtRules,
  Features,
  type Rule,
  type Selector,
  type TransformOptions,
  transform,
} from 'lightningcss';
import { readBrowserTargets } from '../bundling/browser-targets.ts';

const { lightningCss: targets } = readBrowserTargets();

const declaredName = /(?<=[{;\s])--[\w-]+(?=:)|(?<=@property )--[\w-]+/g;
const keyframesName = /@keyframes ([\w-]+)/g;

/** The custom properties that CSS or an attribute uses. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

/** The classes, ids and elements in the selectors of a style sheet. */
export function namesInCss(css: string): Set<string> {
  const names = new Set<string>();
  const collect = (selector: Selector) => {
    for (const part of selector) {
      if (isName(part)) names.add(part.name);
      else if (isList(part)) part.selectors.forEach(collect);
    }
  };
  minify(css, { visitor: { Selector: collect } });
  return names;
}

/**
 * Removes selectors with classes, ids and elements that are not in `names`, then unused custom properties and animations.
 *
 * @param names classes, ids and elements of the pages
 * @param references custom properties used outside the style sheet
 * @throws SyntaxError when the style sheet is invalid
 */
export function purgeCss(css: string, names: ReadonlySet<string>, references: readonly string[]): string {
  const cannotMatch = (selector: Selector): boolean =>
    selector.some((part) =>
      isName(part) ? !names.has(part.name) : isList(part) && part.selectors.every(cannotMatch),
    );
  const prune = (part: Part) =>
    isList(part) ? { ...part, selectors: part.selectors.filter((inner) => !cannotMatch(inner)) } : part;
  let purged = minify(css, {
    visitor: {
      Selector: (selector) => (cannotMatch(selector) ? [] : selector.map(prune)),
      // Tailwind's fallback for browsers without @property.
      Rule: { 'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined) },
    },
  });
  // Properties may be used only by other unused properties.
  for (let before = ''; purged !== before; ) {
    before = purged;
    purged = dropUnused(before, references);
  }
  return purged;
}

/**
 * Splits a style sheet: `first` is for a page before any interaction; `later` has the layer of that name and the print rules,
 * with the variables that they use.
 */
export function splitCss(css: string): { first: string; later: string } {
  const first = minify(css, { visitor: { Rule: (rule) => (isLater(rule) ? [] : undefined) } });
  let depth = 0;
  const isKept = (rule: Rule) => isLater(rule) || isLayer(rule, 'theme');
  const later = minify(css, {
    visitor: {
      Rule: (rule) => {
        if (isKept(rule)) depth += 1;
        return depth > 0 ? undefined : [];
      },
      RuleExit: (rule) => {
        if (isKept(rule)) depth -= 1;
      },
    },
  });
  const declared = new Set(first.match(declaredName));
  const setLater = referencesIn(first).filter((name) => !declared.has(name));
  return { first, later: dropUnused(later, setLater) };
}

function isLater(rule: Rule): boolean {
  const isPrint =
    rule.type === 'media' &&
    rule.value.query.mediaQueries.every(({ mediaType, qualifier }) => mediaType === 'print' && !qualifier);
  return rule.type === 'page' || isPrint || isLayer(rule, 'later');
}

function isLayer(rule: Rule, name: string): boolean {
  return rule.type === 'layer-block' && rule.value.name?.[0] === name;
}

/**
 * Removes what every page's own style sheet contains: fonts, which would load twice, and rules for all elements, which would
 * make browsers restyle the whole page.
 */
export function withoutCommonRules(css: string): string {
  const specific = minify(css, {
    visitor: {
      Rule: {
        'font-face': () => [],
        style: ({ value }) => (value.selectors.every(namesNothing) ? [] : undefined),
      },
    },
  });
  // Again, to remove empty media queries.
  return minify(specific, {});
}

/** True for `*` and `::selection`. */
function namesNothing(selector: Selector): boolean {
  return selector.every(({ type }) => type === 'universal' || type === 'pseudo-element');
}

function dropUnused(css: string, references: readonly string[]): string {
  const used = new Set([...references, ...referencesIn(css)]);
  const words = new Set(css.replaceAll(keyframesName, '').match(/[\w-]+/g));
  return minify(css, {
    unusedSymbols: css.match(declaredName)?.filter((name) => !used.has(name)) ?? [],
    visitor: {
      Rule: { keyframes: ({ value: { name } }) => (words.has(name.value) ? undefined : []) },
    },
  });
}

type Options = Pick<TransformOptions<CustomAtRules>, 'visitor' | 'unusedSymbols'>;

function minify(css: string, options: Options): string {
  const settings = { filename: 'page.css', minify: true, targets, exclude: Features.VendorPrefixes };
  return transform({ ...settings, code: Buffer.from(css), ...options }).code.toString();
}

type Part = Selector[number];

function isName(part: Part): part is Extract<Part, { type: 'class' | 'id' | 'type' }> {
  return part.type === 'class' || part.type === 'id' || part.type === 'type';
}

/** `:is(…)` or `:where(…)`. */
function isList(part: Part): part is Extract<Part, { kind: 'is' | 'where' }> {
  return part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
}
