/**
 * For `page.evaluate`: looks at the visible images drawn for narrow layouts, which have large lettering.
 *
 * @returns how many there are, and those at 520 pixels or wider, where the regular version belongs
 */
export function measureNarrowImages(): { shown: number; wide: string[] } {
  const shown = [...document.querySelectorAll<HTMLImageElement>('main picture img')]
    .filter((image) => image.checkVisibility())
    .map((image) => {
      const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
      const source = [...sources].find(({ media }) => matchMedia(media).matches);
      return { address: source?.getAttribute('srcset') ?? '', width: Math.round(image.clientWidth) };
    })
    .filter(({ address }) => address.endsWith('-sm.svg'));
  const wide = shown.filter(({ width }) => width >= 520);
  return { shown: shown.length, wide: wide.map(({ address, width }) => `${address} ${width}`) };
}
