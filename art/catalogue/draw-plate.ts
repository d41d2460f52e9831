import { citadel } from '../plates/citadel.ts';
import { confluence, litStreams } from '../plates/confluence.ts';
import { citadelWalls, openCitadel } from '../plates/open-citadel.ts';
import type { Format } from '../plates/plate.ts';
import { pressureChart } from '../plates/pressure-chart.ts';
import { restorePoints } from '../plates/restore-points.ts';
import { watch } from '../plates/watch.ts';
import { type SchemeName, schemes } from '../svg/schemes.ts';
import type { ArtWords } from './art-words.ts';
import type { Resources } from './resources.ts';

export type Service = keyof ArtWords['plates'];

/** Draws a service's plate in a format, or the parts that its page overlays. */
export function drawPlate(
  service: Service,
  format: Format,
  schemeName: SchemeName,
  words: ArtWords['plates'],
  resources: Resources,
): string {
  const common = { letters: resources.letters, scheme: schemes[schemeName] };
  if (format === 'parts') {
    return service === 'ai-applications' ? litStreams(common.scheme) : citadelWalls(common.scheme);
  }
  switch (service) {
    case 'managed-it-services':
      return watch({ ...common, format, words: words[service] });
    case 'cybersecurity-compliance':
      if (format === 'live') return openCitadel(common.scheme);
      return citadel({ ...common, format, words: words[service] });
    case 'ai-applications':
      return confluence({ ...common, format, words: words[service] });
    case 'cloud-solutions':
      return pressureChart({ ...common, format, words: words[service], map: resources.canada() });
    case 'data-backup-recovery':
      return restorePoints({ ...common, format, words: words[service] });
  }
}
