// biome-ignore-all assist/source/organizeImports: the bundle compresses best with the parts in this order.
import { offerTour } from './offer-tour.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { layOutRest } from './lay-out-rest.ts';
import { closePanels } from './close-panels.ts';
import { replaceBrokenImages } from './replace-broken-images.ts';
import { adoptStyleSheets } from './adopt-style-sheets.ts';
import { updateClocks } from './update-clocks.ts';
import { tellNight } from './tell-night.ts';
import { installTrustedTypesPolicy } from './install-trusted-types-policy.ts';

import { deferredAttribute, laterCss } from '../lib/hydration/contract.ts';

// `currentScript` is only set while this script runs. Pages of `next dev` have no list: Next hydrates them.
const deferred = document.currentScript?.getAttribute(deferredAttribute);

/**
 * Each part runs in its own microtask, so that one that throws does not stop the rest. Hydration comes first, right after
 * the policy that allows its scripts.
 */
[
  // scripts/postbuild/defer-hydration.ts replaces the name with the style sheet.
  () => adoptStyleSheets(laterCss),
  installTrustedTypesPolicy,
  () => deferred && hydrateOnInteraction(deferred),
  () => deferred && layOutRest(),
  closePanels,
  offerTour,
  replaceBrokenImages,
  updateClocks,
  tellNight,
].forEach(queueMicrotask);
