/** Closes the header's panel or menu in which a link was chosen: the link may lead to a place on the same page. */
export function closePanels(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a'))
      target.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
