/** A `<link>` added after load makes browsers choose between fallback and font again, which moves the page. */
export function adoptStyleSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
