import { citadel } from '../plates/citadel.ts';
import { confluence } from '../plates/confluence.ts';
import { citadelWalls, openCitadel } from '../plates/open-citadel.ts';
import type { Format } from '../plates/plate.ts';
import { pressureChart } from '../plates/pressure-chart.ts';
import { restorePoints } from '../plates/restore-points.ts';
import { watch } from '../plates/watch.ts';
import { type SchemeName, schemes } from '../sheet/schemes.ts';
import type { ArtWords } from './art-words.ts';
import type { Resources } from './resources.ts';

export type Service = keyof ArtWords['plates'];

/** Draws a service's plate in a format. The top of a page uses `live` for interactive plates, otherwise `wide`. */
export function drawPlate(
  service: Service,
  format: Format,
  schemeName: SchemeName,
  words: ArtWords['plates'],
  resources: Resources,
): string {
  const common = { letters: resources.letters, scheme: schemes[schemeName] };
  const drawnFormat = format === 'wide' || format === 'walls' ? 'live' : format;
  const still = format === 'live' || format === 'walls' ? 'wide' : format;
  switch (service) {
    case 'managed-it-services':
      return watch({ ...common, format: drawnFormat, words: words[service] });
    case 'cybersecurity-compliance':
      if (format === 'walls') return citadelWalls(common.scheme);
      if (drawnFormat === 'live') return openCitadel(common.scheme);
      return citadel({ ...common, format: drawnFormat, words: words[service] });
    case 'ai-applications':
      return confluence({ ...common, format: still, words: words[service] });
    case 'cloud-solutions':
      return pressureChart({ ...common, format: still, words: words[service], map: resources.canada() });
    case 'data-backup-recovery':
      return restorePoints({ ...common, format: drawnFormat, words: words[service] });
  }
}
