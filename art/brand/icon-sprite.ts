import { element } from '../sheet/element.ts';

/** The icon set has no brand icons, so a letter in the same stroke represents each social network. */
const letters: Readonly<Record<string, string>> = {
  linkedin:
    '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M8 11v5"/><path d="M8 8v.01"/><path d="M12 16v-5"/><path d="M16 16v-3a2 2 0 1 0-4 0"/>',
  facebook:
    '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M16 8h-1.5a2 2 0 0 0-2 2v11"/><path d="M10 13h5.5"/>',
};

const stroke = {
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/**
 * An SVG sprite of 24 by 24 icons. Fill and stroke width are inherited at the point of use: most icons are
 * outlined, stars are filled.
 *
 * @param drawings the SVG content of each icon, by name
 */
export function iconSprite(drawings: ReadonlyMap<string, string>): string {
  const symbols = [...drawings, ...Object.entries(letters)].map(([id, drawing]) =>
    element('symbol', { id, viewBox: '0 0 24 24', ...stroke }, drawing),
  );
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg' }, symbols.join(''));
}
