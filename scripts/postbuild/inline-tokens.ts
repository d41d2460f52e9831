const themeRule = /@layer theme\s*\{\s*:root\s*,\s*:host\s*\{([^}]*)\}/;
const declaration = /(--[\w-]+)\s*:\s*([^;]+)/g;
const declaredName = /(?<=[{;\s])--[\w-]+(?=\s*:)/g;
const use = /var\((--[\w-]+)\)/g;

/** The design tokens of a style sheet that no other rule overrides. */
export function tokensIn(css: string): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(declaredName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const theme = themeRule.exec(css)?.[1] ?? '';
  return new Map(
    [...theme.matchAll(declaration)]
      .map(([, name = '', value = '']): [string, string] => [name, value.trim()])
      .filter(([name]) => counts.get(name) === 1),
  );
}

/**
 * Replaces design tokens with their values. A page uses each token only a few times, so this is shorter than declaring them.
 */
export function inlineTokens(css: string, tokens: ReadonlyMap<string, string>): string {
  let inlined = css;
  // Tokens may refer to other tokens.
  for (let before = ''; inlined !== before; ) {
    before = inlined;
    inlined = before.replaceAll(use, (whole, name: string) => tokens.get(name) ?? whole);
  }
  return inlined;
}
