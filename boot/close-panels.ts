/** Closes the header's panel or menu in which a link was chosen: the link may lead to a place on the same page. */
export function closePanels(): void {
  addEventListener('click', ({ target }) =>
    (target as Element).closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover(),
  );
}
