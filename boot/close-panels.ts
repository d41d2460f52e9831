/** Closes the header's panel or menu when a link in it is chosen: the link may lead to a place on the same page. */
export function closePanels(): void {
  addEventListener('click', ({ target }) =>
    (target as Element).closest('[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover(),
  );
}
