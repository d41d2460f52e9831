/**
 * Adopts the style sheet in this bundle, and lets later scripts adopt theirs.
 *
 * A `<link>` added after load makes browsers choose between web font and fallback again, which shifts the layout.
 */
export function adoptStyleSheets(bundledCss: string): void {
  window.adoptStyleSheet = (css) => {
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    } catch {
      // Safari before 16.4 cannot construct style sheets.
      const [own] = document.styleSheets;
      own?.insertRule(`@media all{${css}}`, own.cssRules.length);
    }
  };
  // In a separate task: restyling the page takes as long as this whole script.
  setTimeout(window.adoptStyleSheet, 0, bundledCss);
}
