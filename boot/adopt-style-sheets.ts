/** After the page has loaded: by then most are at rest. */
const restMs = 2000;

/**
 * Adopts the style sheet in this bundle once the page is used, printed or at rest, and lets later scripts adopt theirs.
 *
 * A `<link>` added after load makes browsers choose between web font and fallback again, which shifts the layout.
 *
 * @param bundledCss what is visible only after an interaction, in the tour or on paper
 */
export function adoptStyleSheets(bundledCss: string): void {
  let waiting = bundledCss;
  const adoptBundled = () => {
    adopt(waiting);
    waiting = '';
  };
  window.adoptStyleSheet = (css) => {
    adoptBundled();
    adopt(css);
  };
  for (const type of ['pointerover', 'keydown', 'focusin', 'click', 'toggle', 'beforeprint'])
    addEventListener(type, adoptBundled, true);
  // A part of the page is a target or has the focus already.
  if (location.hash || document.activeElement !== document.body) setTimeout(adoptBundled);
  // Restyling the page takes a phone longer than this whole script, while it is loading.
  addEventListener('load', () => setTimeout(adoptBundled, restMs));
}

function adopt(css: string): void {
  if (!css) return;
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Safari before 16.4 cannot construct style sheets.
    const [own] = document.styleSheets;
    own?.insertRule(`@media all{${css}}`, own.cssRules.length);
  }
}
