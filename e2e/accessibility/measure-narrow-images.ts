/**
 * For `page.evaluate`: the pictures drawn for narrow places, whose lettering is large, as far as they are shown, and those among
 * them that are as wide as a picture with the usual lettering.
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
