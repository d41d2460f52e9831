import type { Compass } from '../../lib/geo/format-angle.ts';
import { cityMap, smallCityMap } from '../cities/city-map.ts';
import { reachMap } from '../cities/reach-map.ts';
import { cityThumb } from '../cities/unnamed-city.ts';
import { schemes } from '../svg/schemes.ts';
import type { ArtWords, MappedCity } from './art-words.ts';
import type { Picture } from './picture.ts';

/** Day and night maps of each city, large and small, with names, and a thumbnail without names. */
export function cityPictures({ cities, compass }: ArtWords): Picture[] {
  return cities.flatMap((city) => [...named(city, compass), ...unnamed(city)]);
}

function named({ slug, large, small, names, reach }: MappedCity, compass: Compass): Picture[] {
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
    {
      name: `plate-${slug}-reach.svg`,
      inputs: [large.latitude, large.longitude, reach],
      draw: ({ letters, waters }) => reachMap(letters, waters(slug), large, reach, 'large'),
    },
    {
      name: `plate-${slug}-reach-sm.svg`,
      inputs: [large.latitude, large.longitude, reach],
      draw: ({ letters, waters }) => reachMap(letters, waters(slug), large, reach, 'small'),
    },
  ];
}

function unnamed({ slug, large }: MappedCity): Picture[] {
  return [
    {
      name: `city-${slug}-thumb.svg`,
      inputs: [large.latitude, large.longitude],
      draw: ({ waters }) => cityThumb(waters(slug), large),
    },
  ];
}
