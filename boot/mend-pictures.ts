/**
 * Shows the fallback in place of pictures that cannot be loaded, those that failed before this ran included. Only
 * once for each picture, should the fallback fail, too.
 */
export function mendPictures(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) mend(image);
}

const fallback = '/art/fallback.svg';

function mend(image: HTMLImageElement): void {
  if (image.getAttribute('src') === fallback) return;
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = fallback;
}
