import { closeUp } from '../plates/close-up.ts';
import type { Format } from '../plates/plate.ts';
import type { SchemeName } from '../svg/schemes.ts';
import type { ArtWords } from './art-words.ts';
import { drawPlate, type Service } from './draw-plate.ts';
import type { Picture } from './picture.ts';

type Version = readonly [suffix: string, format: Format, scheme: SchemeName];

/** The large, small and thumbnail versions, in the plate's default scheme. */
const everywhere = (scheme: SchemeName): readonly Version[] => [
  ['', 'card', scheme],
  ['-sm', 'small', scheme],
  ['-thumb', 'thumb', 'light'],
];

/** What the page overlays on the interactive plate of a service. */
const parts: Partial<Record<Service, Version>> = {
  'cybersecurity-compliance': ['-walls', 'parts', 'light'],
  'ai-applications': ['-streams', 'parts', 'light'],
};

export const services: readonly Service[] = [
  'managed-it-services',
  'cybersecurity-compliance',
  'ai-applications',
  'cloud-solutions',
  'data-backup-recovery',
];

/** The watch is drawn as a night scene. */
const schemeOf = (service: Service) => (service === 'managed-it-services' ? 'night' : 'light');

function versionsOf(service: Service): Version[] {
  const scheme = schemeOf(service);
  const overlay = parts[service];
  return [...everywhere(scheme), ['-bare', 'live', scheme], ...(overlay ? [overlay] : [])];
}

/** How much of a plate its detail shows, where less would not say what it is. */
const detail: Partial<Record<Service, number>> = {
  'cybersecurity-compliance': 1,
  'data-backup-recovery': 0.85,
};

/** The plates of the five services, in every version that pages use. */
export function platePictures({ plates }: ArtWords): Picture[] {
  return services.flatMap((service) => [
    ...versionsOf(service).map(
      ([suffix, format, scheme]): Picture => ({
        name: `plate-${service}${suffix}.svg`,
        inputs: plates[service],
        draw: (resources) => drawPlate(service, format, scheme, plates, resources),
      }),
    ),
    {
      name: `plate-${service}-tall.svg`,
      inputs: plates[service],
      draw: (resources) =>
        closeUp(drawPlate(service, 'bare', 'blue', plates, resources), detail[service] ?? 0.6),
    },
  ]);
}
