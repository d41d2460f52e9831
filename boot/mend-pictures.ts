/**
 * Shows the fallback in place of pictures that cannot be loaded, those that failed before this ran included. Only
 * once for each picture, should the fallback fail, too.
 */
export function mendPictures(): void {
  // Other things fail, too, but only a picture can be complete.
  const check = (image: HTMLImageElement) => image.complete && !image.naturalWidth && mend(image);
  addEventListener('error', ({ target }) => check(target as HTMLImageElement), true);
  for (const image of document.images) check(image);
}

const fallback = '/art/fallback.svg';

function mend(image: HTMLImageElement): void {
  if (image.src.endsWith(fallback)) return;
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.srcset = '';
  image.src = fallback;
}
