/**
 * Closes the header's panel or menu when a link in it is chosen, which may lead to a place on the same page, and when the
 * focus leaves it and its button. Behind the open menu the page cannot be reached.
 */
export function closePanels(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  addEventListener('click', ({ target }) =>
    (target as Element).closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover(),
  );
  addEventListener('focusin', ({ target }) => {
    const panel = find(':popover-open');
    // The parent of each panel holds its button, too.
    if (!panel?.parentNode?.contains(target as Element)) panel?.hidePopover();
  });
  addEventListener(
    'toggle',
    () => {
      (find('main') as HTMLElement).inert = Boolean(find('#menu:popover-open'));
    },
    true,
  );
}
