import type { Format } from '../plates/plate.ts';
import type { SchemeName } from '../sheet/schemes.ts';
import type { ArtWords } from './art-words.ts';
import { drawPlate, type Service } from './draw-plate.ts';
import type { Picture } from './picture.ts';

type Version = readonly [suffix: string, format: Format, scheme: SchemeName];

const everywhere: readonly Version[] = [
  ['', 'card', 'light'],
  ['-thumb', 'thumb', 'light'],
  ['-tall', 'bare', 'blue'],
];

const small: Version = ['-sm', 'small', 'light'];

/** The card of the first one is dark everywhere; three plates work on their services' pages. */
const working: Partial<Record<Service, readonly Version[]>> = {
  'managed-it-services': [
    ['-night', 'card', 'night'],
    ['-night-sm', 'small', 'night'],
    ['-bare', 'live', 'night'],
  ],
  'cybersecurity-compliance': [small, ['-bare', 'live', 'light'], ['-walls', 'walls', 'light']],
  'data-backup-recovery': [small, ['-live', 'live', 'light']],
};

export const services: readonly Service[] = [
  'managed-it-services',
  'cybersecurity-compliance',
  'ai-applications',
  'cloud-solutions',
  'data-backup-recovery',
];

const wide: readonly Version[] = [small, ['-wide', 'wide', 'light']];

/** The five services' plates in every version that a page asks for. */
export function platePictures({ plates }: ArtWords): Picture[] {
  return services.flatMap((service) =>
    [...everywhere, ...(working[service] ?? wide)].map(
      ([suffix, format, scheme]): Picture => ({
        name: `plate-${service}${suffix}.svg`,
        inputs: plates[service],
        draw: (resources) => drawPlate(service, format, scheme, plates, resources),
      }),
    ),
  );
}
