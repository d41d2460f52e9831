import { canadaProjection } from '../../lib/geo/canada-projection.ts';
import { canadaMap } from '../canada/canada-map.ts';
import type { ArtWords } from '../catalogue/art-words.ts';
import { drawCase } from '../catalogue/draw-case.ts';
import { drawIndustry } from '../catalogue/draw-industry.ts';
import { drawPlate } from '../catalogue/draw-plate.ts';
import { caseStudies, industries } from '../catalogue/plan-pictures.ts';
import { services } from '../catalogue/plate-pictures.ts';
import type { Resources } from '../catalogue/resources.ts';
import { cityBare } from '../cities/unnamed-city.ts';
import { standardPlate } from '../plates/standard-plate.ts';
import { paintRings } from '../rings/paint-rings.ts';
import { treeRings } from '../rings/tree-rings.ts';
import { colours } from '../svg/colours.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import { schemes } from '../svg/schemes.ts';
import { svgDocument } from '../svg/svg-document.ts';

/**
 * Draws the picture of a share image: 540 by 630, on blue, without captions.
 *
 * @param base name of a site picture, such as `city-halifax` or `plate-cloud-solutions`
 */
export function shareArt(name: string, words: ArtWords, resources: Resources): string {
  if (name === 'rings-26') return ringsBare();
  if (name === 'canada-404') return hudsonBay(resources);
  const [, kind, slug] = /^(plate|city|case|industry)-(.+)$/.exec(name) ?? [];
  const service = services.find((known) => kind === 'plate' && known === slug);
  if (service) return drawPlate(service, 'bare', 'blue', words.plates, resources);
  const city = words.cities.find((known) => kind === 'city' && known.slug === slug);
  if (city) return cityBare(resources.waters(city.slug), city.large, schemes.blue);
  const study = caseStudies.find((known) => kind === 'case' && known === slug);
  if (study) return drawCase(study, 'bare', 'blue', words.casePlans, resources);
  const industry = industries.find((known) => kind === 'industry' && known === slug);
  if (industry) return drawIndustry(industry, 'bare', 'blue', words.industryPlans, resources);
  return standardPlate(name, 'bare', 'blue');
}

/** The bay of the not-found page. */
function hudsonBay(resources: Resources): string {
  const spot = canadaProjection()([-85.5, 58.9]) ?? [800, 400];
  const frame = { x: Math.round(spot[0]) - 250, y: Math.round(spot[1]) - 300, width: 540, height: 630 };
  return canadaMap(resources.canada(), 'blue', {
    frame,
    under: ground(frame, colours.blue700),
    over: mark(spot, 13),
  });
}

/** The rings for share pictures: 540 by 630, without ruler or captions. */
function ringsBare(): string {
  const rings = treeRings(26, 232, [262, 312]);
  const end = rings.outline(rings.radii.at(-1) ?? 0)[113] ?? rings.core;
  const frame = { x: 0, y: 0, width: 540, height: 630 };
  return svgDocument(
    frame,
    ground(frame, schemes.blue.land) +
      paintRings(rings, schemes.blue, { bark: false, width: 1.5 }) +
      mark(end, 12),
  );
}
