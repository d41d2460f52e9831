/**
 * Calls `act` right before this tab leaves for the page in the other language: not when the link opens in another tab, to
 * which nothing can be carried.
 *
 * @returns a function that calls it off
 */
export function onLanguageSwitch(act: () => void): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest('a[lang]')) act();
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}
