import { closeUp } from '../plates/close-up.ts';
import type { Format } from '../plates/plate.ts';
import type { SchemeName } from '../sheet/schemes.ts';
import type { ArtWords } from './art-words.ts';
import { drawPlate, type Service } from './draw-plate.ts';
import type { Picture } from './picture.ts';

type Version = readonly [suffix: string, format: Format, scheme: SchemeName];

/** By the plate's own scheme: large, small, and a thumb. */
const everywhere = (scheme: SchemeName): readonly Version[] => [
  ['', 'card', scheme],
  ['-sm', 'small', scheme],
  ['-thumb', 'thumb', 'light'],
];

/** Three plates work on their services' pages. */
const working: Partial<Record<Service, readonly Version[]>> = {
  'managed-it-services': [['-bare', 'live', 'night']],
  'cybersecurity-compliance': [
    ['-bare', 'live', 'light'],
    ['-walls', 'walls', 'light'],
  ],
  'data-backup-recovery': [['-live', 'live', 'light']],
};

export const services: readonly Service[] = [
  'managed-it-services',
  'cybersecurity-compliance',
  'ai-applications',
  'cloud-solutions',
  'data-backup-recovery',
];

const wide: readonly Version[] = [['-wide', 'wide', 'light']];

/** The watch is a picture of the night. */
const schemeOf = (service: Service) => (service === 'managed-it-services' ? 'night' : 'light');

/** The five services' plates in every version that a page asks for. */
export function platePictures({ plates }: ArtWords): Picture[] {
  return services.flatMap((service) => [
    ...[...everywhere(schemeOf(service)), ...(working[service] ?? wide)].map(
      ([suffix, format, scheme]): Picture => ({
        name: `plate-${service}${suffix}.svg`,
        inputs: plates[service],
        draw: (resources) => drawPlate(service, format, scheme, plates, resources),
      }),
    ),
    {
      name: `plate-${service}-tall.svg`,
      inputs: plates[service],
      draw: (resources) => closeUp(drawPlate(service, 'bare', 'blue', plates, resources)),
    },
  ]);
}
