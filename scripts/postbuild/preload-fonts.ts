const fontAddress = /@font-face\{[^}]*url\(([^)]+\.woff2)\)/g;

/**
 * Has the fonts of the inlined style sheet fetched with the page, where Next has not said so itself, as it does not in
 * `404.html`. They come before the pictures that React has fetched early: text is what a page is for, and over HTTP/1.1
 * the first to be asked for need no connection of their own.
 */
export function preloadFonts(html: string): string {
  if (html.includes('as="font"')) return html;
  const links = [...html.matchAll(fontAddress)].map(
    ([, address]) => `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`,
  );
  return html.replace(/<link rel="preload"|<style data-precedence/, (first) => `${links.join('')}${first}`);
}
