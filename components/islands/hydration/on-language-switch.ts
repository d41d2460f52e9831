/**
 * Calls `callback` right before this tab navigates to the page in the other language. A link opened in another tab does
 * not count: session storage stays in this one.
 *
 * @returns a function that removes the listener
 */
export function onLanguageSwitch(callback: () => void): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest('a[lang]')) callback();
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}
