/** Finds an element. Older browsers do not know all selectors: there it finds nothing. */
export function findElement(selector: string): HTMLElement | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}
