// What every page needs before any island wakes: broken pictures, clocks, the year, panels that close on a choice.
(() => {
  const fallback = '/art/fallback.svg';

  /** Shows the fallback in place of a picture that could not be loaded; once, should the fallback fail, too. */
  const mend = (image) => {
    if (image.dataset.mended) return;
    image.dataset.mended = 'true';
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
    image.removeAttribute('srcset');
    image.src = fallback;
  };
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true);
  for (const image of document.images) if (image.complete && image.src && !image.naturalWidth) mend(image);

  const showTime = () => {
    const now = new Date();
    for (const clock of document.querySelectorAll('[data-time-zone]')) {
      clock.textContent = new Intl.DateTimeFormat(document.documentElement.lang, {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: clock.dataset.timeZone,
      }).format(now);
    }
  };
  showTime();
  setInterval(showTime, 15_000);
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = new Date().getFullYear();

  // Hosts that only know 404.html: an unknown service, city or case study goes on to the not-found page.
  const lost = document.querySelector('[data-lost]');
  if (lost && /\/(services|locations|case-studies)\/./.test(location.pathname))
    location.replace(lost.dataset.lost);

  addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.closest('[popover] a')?.closest('[popover]').hidePopover();
  });
})();
