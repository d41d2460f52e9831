// biome-ignore-all assist/source/organizeImports: the bundle holds the parts in this order, in which it compresses best.
import { offerTour } from './offer-tour.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { closePanels } from './close-panels.ts';
import { replaceBrokenImages } from './replace-broken-images.ts';
import { adoptStyleSheets } from './adopt-style-sheets.ts';
import { updateClocks } from './update-clocks.ts';
import { installTrustedTypesPolicy } from './install-trusted-types-policy.ts';

// Only while this script runs does the page know its tag. A page as `next dev` serves it hydrates by itself.
const { deferred = '' } = (document.currentScript as HTMLElement).dataset;

/**
 * What every page does, each in a microtask of its own, right after this script: one that throws stops no other. The
 * islands come first, once their scripts may be loaded.
 */
[
  // The build puts the style sheet of that name here, see scripts/postbuild/defer-hydration.ts.
  () => adoptStyleSheets('later.css'),
  installTrustedTypesPolicy,
  () => deferred && hydrateOnInteraction(deferred),
  closePanels,
  offerTour,
  replaceBrokenImages,
  updateClocks,
].forEach(queueMicrotask);
