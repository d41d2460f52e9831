const fontAddress = /@font-face\{[^}]*url\(([^)]+\.woff2)\)/g;

/**
 * Has the fonts of the inlined style sheet fetched with the page, where Next has not said so itself, as it does not in
 * `404.html`.
 */
export function preloadFonts(html: string): string {
  if (html.includes('as="font"')) return html;
  const links = [...html.matchAll(fontAddress)].map(
    ([, address]) => `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`,
  );
  return html.replace('<style data-precedence', (style) => `${links.join('')}${style}`);
}
