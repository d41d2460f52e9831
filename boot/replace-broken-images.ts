/** Replaces any image that fails to load, now or later, with the fallback image; at most once per image. */
export function replaceBrokenImages(): void {
  const fallback = '/art/fallback.svg';
  // Scripts and style sheets fail, too, but only an image has `complete`.
  const check = (image: HTMLImageElement) => {
    if (!image.complete || image.naturalWidth || image.src.endsWith(fallback)) return;
    // The browser skips a `source` whose `srcset` is empty. The element stays: React would rebuild a page without it. The
    // assignment has no effect on a first child that is no `source`.
    ((image.parentElement as Element).firstElementChild as HTMLSourceElement).srcset = '';
    image.src = fallback;
  };
  addEventListener('error', ({ target }) => check(target as HTMLImageElement), true);
  [...document.images].forEach(check);
}
