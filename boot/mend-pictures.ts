/**
 * A picture that failed gives way to the fallback: before this script ran, or later, by whomever it was put there. Only
 * once for each picture, should the fallback fail, too.
 */
export function mendPictures(): void {
  // Other things fail, too, but only a picture can be complete.
  const check = (image: HTMLImageElement) =>
    image.complete && !image.naturalWidth && !image.src.endsWith(fallback) && mend(image);
  addEventListener('error', ({ target }) => check(target as HTMLImageElement), true);
  for (const image of document.images) check(image);
}

const fallback = '/art/fallback.svg';

function mend(image: HTMLImageElement): void {
  // Without its other size: an empty one is passed over. Its element stays, as React would build a page anew in which one
  // is missing; what stands there without being a `source` takes no notice.
  (image.parentElement?.firstElementChild as HTMLSourceElement).srcset = '';
  image.src = fallback;
}
