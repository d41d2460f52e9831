import { findElement } from './find-element.ts';

/**
 * Closes the header's open panel or menu when a link is followed (it may lead to the same page) and when the focus leaves
 * the panel and its button. While the menu is open, the rest of the page is inert.
 */
export function closePanels(): void {
  const openPanel = () => findElement(':popover-open');
  addEventListener('click', ({ target }) => (target as Element).closest('a') && openPanel()?.hidePopover());
  // A panel's parent also contains its button.
  addEventListener(
    'focusin',
    ({ target }) => openPanel()?.parentElement?.contains(target as Element) || openPanel()?.hidePopover(),
  );
  addEventListener(
    'toggle',
    () => {
      for (const part of document.querySelectorAll<HTMLElement>('main, .ftr'))
        part.inert = Boolean(openPanel()?.matches('#menu'));
    },
    true,
  );
}
