import {
  type CustomAtRules,
  Features,
  type Rule,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss';
import { readBrowserTargets } from '../bundling/browser-targets.ts';

const { lightningCss: targets } = readBrowserTargets();

const keyframesName = /@keyframes ([\w-]+)/g;

/** The classes, ids and elements in the selectors of a style sheet. */
export function namesInCss(css: string): Set<string> {
  const names = new Set<string>();
  const collect = (selector: Selector) => {
    for (const part of selector) {
      if (isName(part)) names.add(part.name);
      else if (isList(part)) part.selectors.forEach(collect);
    }
  };
  minify(css, { Selector: collect });
  return names;
}

/**
 * Removes selectors with classes, ids and elements that are not in `names`, then unused animations. Custom properties stay:
 * one that another style sheet adds to the root would restyle the whole page.
 *
 * @param names classes, ids and elements of the pages
 * @throws SyntaxError when the style sheet is invalid
 */
export function purgeCss(css: string, names: ReadonlySet<string>): string {
  const cannotMatch = (selector: Selector): boolean =>
    selector.some((part) =>
      isName(part) ? !names.has(part.name) : isList(part) && part.selectors.every(cannotMatch),
    );
  const prune = (part: Part) =>
    isList(part) ? { ...part, selectors: part.selectors.filter((inner) => !cannotMatch(inner)) } : part;
  const purged = minify(css, {
    Selector: (selector) => (cannotMatch(selector) ? [] : selector.map(prune)),
    // Tailwind's fallback for browsers without @property.
    Rule: { 'layer-block': ({ value }) => (value.name?.[0] === 'properties' ? [] : undefined) },
  });
  return withoutUnusedAnimations(purged);
}

/**
 * Splits a style sheet: `first` is for a page before any interaction; `later` has the layer of that name and the print rules.
 */
export function splitCss(css: string): { first: string; later: string } {
  let depth = 0;
  const later = minify(css, {
    Rule: (rule) => {
      if (isLater(rule)) depth += 1;
      return depth > 0 ? undefined : [];
    },
    RuleExit: (rule) => {
      if (isLater(rule)) depth -= 1;
    },
  });
  const first = minify(css, { Rule: (rule) => (isLater(rule) ? [] : undefined) });
  return { first, later };
}

function isLater(rule: Rule): boolean {
  const isPrint =
    rule.type === 'media' &&
    rule.value.query.mediaQueries.every(({ mediaType, qualifier }) => mediaType === 'print' && !qualifier);
  const isLayer = rule.type === 'layer-block' && rule.value.name?.[0] === 'later';
  return rule.type === 'page' || isPrint || isLayer;
}

/**
 * Removes what every page's own style sheet contains: fonts, which would load twice, and custom properties and rules for all
 * elements, which would make browsers restyle the whole page.
 */
export function withoutCommonRules(css: string): string {
  const specific = minify(css, {
    Rule: {
      'font-face': () => [],
      property: () => [],
      'layer-block': ({ value }) => (value.name?.[0] === 'theme' ? [] : undefined),
      style: ({ value }) => (value.selectors.every(namesNothing) ? [] : undefined),
    },
  });
  // Again, to remove empty media queries.
  return minify(specific, {});
}

/** True for `*` and `::selection`. */
function namesNothing(selector: Selector): boolean {
  return selector.every(({ type }) => type === 'universal' || type === 'pseudo-element');
}

function withoutUnusedAnimations(css: string): string {
  const words = new Set(css.replaceAll(keyframesName, '').match(/[\w-]+/g));
  return minify(css, {
    Rule: { keyframes: ({ value: { name } }) => (words.has(name.value) ? undefined : []) },
  });
}

function minify(css: string, visitor: Visitor<CustomAtRules>): string {
  const settings = { filename: 'page.css', minify: true, targets, exclude: Features.VendorPrefixes };
  return transform({ ...settings, code: Buffer.from(css), visitor }).code.toString();
}

type Part = Selector[number];

function isName(part: Part): part is Extract<Part, { type: 'class' | 'id' | 'type' }> {
  return part.type === 'class' || part.type === 'id' || part.type === 'type';
}

/** `:is(…)` or `:where(…)`. */
function isList(part: Part): part is Extract<Part, { kind: 'is' | 'where' }> {
  return part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
}
