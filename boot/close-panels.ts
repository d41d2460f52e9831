/**
 * Closes the header's panel or menu when a link is chosen, which may lead to a place on the same page, and when the focus
 * leaves it and its button. Behind the open menu the page cannot be reached.
 */
export function closePanels(): void {
  const close = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
  // The parent of a panel holds its button, too.
  addEventListener(
    'focusin',
    ({ target }) =>
      document.querySelector(':popover-open')?.parentNode?.contains(target as Element) || close(),
  );
  addEventListener(
    'toggle',
    () => {
      for (const part of document.querySelectorAll<HTMLElement>('main, .ftr'))
        part.inert = Boolean(document.querySelector('#menu:popover-open'));
    },
    true,
  );
}
