/**
 * Closes the header's panel or menu when a link in it is chosen, which may lead to a place on the same page, and when the
 * focus leaves it. While the menu covers the page, what lies behind it cannot be reached.
 */
export function closePanels(): void {
  let open: HTMLElement | undefined;
  const close = () => open?.hidePopover();
  addEventListener('click', ({ target }) => (target as Element).closest('[popover] a') && close());
  addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      const panel = target as HTMLElement;
      if (!panel.popover) return;
      if (newState === 'open') open = panel;
      // Opening one panel closes another, which says so later.
      else if (open === panel) open = undefined;
      for (const behind of document.querySelectorAll<HTMLElement>('.skip, main, .ftr'))
        behind.inert = open?.id === 'menu';
    },
    true,
  );
  addEventListener('focusin', ({ target }) => {
    const place = target as HTMLElement & { popoverTargetElement?: Element | null };
    if (!open?.contains(place) && place.popoverTargetElement !== open) close();
  });
  // The menu of narrow screens is hidden on a wide one, and the page must not stay out of reach.
  addEventListener('resize', () => open && getComputedStyle(open).display === 'none' && close());
}
