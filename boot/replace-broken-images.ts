/** Replaces any image that fails to load, now or later, with the fallback image; at most once per image. */
export function replaceBrokenImages(): void {
  const fallback = '/art/fallback.svg';
  // Scripts and style sheets also fire `error`, but only images have `complete`.
  const check = (image: HTMLImageElement) => {
    if (!image.complete || image.naturalWidth || image.src.endsWith(fallback)) return;
    // Browsers skip a `source` with an empty `srcset`. Removing it would make React rebuild the page. On a first child that
    // is not a `source`, the assignment has no effect.
    ((image.parentElement as Element).firstElementChild as HTMLSourceElement).srcset = '';
    image.src = fallback;
  };
  addEventListener('error', ({ target }) => check(target as HTMLImageElement), true);
  [...document.images].forEach(check);
}
