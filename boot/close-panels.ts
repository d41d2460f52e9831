/**
 * Closes the header's panel or menu when a link is chosen, which may lead to a place on the same page, and when the focus
 * leaves it and its button. Behind the open menu the page cannot be reached.
 */
export function closePanels(): void {
  const opened = () => document.querySelector<HTMLElement>(':popover-open');
  addEventListener('click', ({ target }) => (target as Element).closest('a') && opened()?.hidePopover());
  // The parent of a panel holds its button, too.
  addEventListener(
    'focusin',
    ({ target }) => opened()?.parentElement?.contains(target as Element) || opened()?.hidePopover(),
  );
  addEventListener(
    'toggle',
    () => {
      for (const part of document.querySelectorAll<HTMLElement>('main, .ftr'))
        part.inert = Boolean(opened()?.matches('#menu'));
    },
    true,
  );
}
