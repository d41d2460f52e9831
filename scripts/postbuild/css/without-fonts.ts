import postcss from 'postcss';

/** A style sheet without its descriptions of fonts. */
export function withoutFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => void rule.remove());
  return root.toString();
}
