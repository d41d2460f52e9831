import type { Compass } from '../../lib/geo/compass.ts';
import { cityCard, cityThumb, type Drawn } from '../cities/city-card.ts';
import { cityMap, smallCityMap } from '../cities/city-map.ts';
import { schemes } from '../sheet/schemes.ts';
import type { ArtWords, MappedCity } from './art-words.ts';
import type { Picture } from './picture.ts';

/** Six maps of each city: large and small with names; cards and thumbs without, light and night. */
export function cityPictures({ cities, compass }: ArtWords): Picture[] {
  return cities.flatMap((city) => [...named(city, compass), ...unnamed(city)]);
}

function named({ slug, large, small, names }: MappedCity, compass: Compass): Picture[] {
  const few = names.filter((name) => name.small);
  return [
    {
      name: `plate-${slug}.svg`,
      inputs: [large, names, compass],
      draw: ({ letters, waters }) => cityMap(letters, waters(slug), large, names, compass, schemes.light),
    },
    {
      name: `plate-${slug}-sm.svg`,
      inputs: [small, few],
      draw: ({ letters, waters }) => smallCityMap(letters, waters(slug), small, few, schemes.light),
    },
  ];
}

function unnamed({ slug, large }: MappedCity): Picture[] {
  const shapes = [
    ['', cityCard],
    ['-thumb', cityThumb],
  ] as const;
  const looks = [
    ['', schemes.light],
    ['-night', schemes.night],
  ] as const;
  return shapes.flatMap(([shape, draw]) => {
    let drawn: Drawn | undefined;
    return looks.map(
      ([look, scheme]): Picture => ({
        name: `city-${slug}${shape}${look}.svg`,
        inputs: [large.latitude, large.longitude],
        draw: ({ waters }) => {
          drawn ??= draw(waters(slug), large);
          return drawn(scheme);
        },
      }),
    );
  });
}
