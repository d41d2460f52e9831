declare global {
  interface Window {
    /** Called by the script that holds the style of a page's islands. */
    adoptStyleSheet: (css: string) => void;
  }
}

/**
 * Adopts the style sheet that this script holds, and those of scripts to come. A `<link>` added after load makes browsers
 * choose between fallback and font again, which moves the page.
 */
export function adoptStyleSheets(own: string): void {
  window.adoptStyleSheet = (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  };
  // In a task of its own: styling the page takes as long as this script.
  setTimeout(window.adoptStyleSheet, 0, own);
}
