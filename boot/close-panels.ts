/**
 * Closes the header's panel or menu when a link in it is chosen, which may lead to a place on the same page, and when the
 * focus leaves it for another place than its button. Behind the open menu the page cannot be reached.
 */
export function closePanels(): void {
  const panelAt = (place: EventTarget | null) => (place as Element).closest<HTMLElement>('[popover]');
  addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a') && panelAt(target)?.hidePopover(),
  );
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const panel = panelAt(target);
    const next = relatedTarget as HTMLButtonElement | null;
    if (next && panelAt(next) !== panel && next.popoverTargetElement !== panel) panel?.hidePopover();
  });
  addEventListener(
    'toggle',
    ({ target, newState }) => {
      if ((target as Element).id === 'menu')
        (document.querySelector('main') as HTMLElement).inert = newState === 'open';
    },
    true,
  );
}
