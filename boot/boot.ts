import { closePanels } from './close-panels.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { installTrustedTypesPolicy } from './install-trusted-types-policy.ts';
import { offerTour } from './offer-tour.ts';
import { replaceBrokenImages } from './replace-broken-images.ts';
import { updateClocks } from './update-clocks.ts';

// Only while this script runs does the page know its tag.
const { deferred = '' } = (document.currentScript as HTMLElement).dataset;

// Each in a microtask of its own, right after this script: one that throws stops no other. The islands come first, once
// their scripts may be loaded.
[
  installTrustedTypesPolicy,
  () => hydrateOnInteraction(deferred),
  closePanels,
  offerTour,
  replaceBrokenImages,
  updateClocks,
].forEach(queueMicrotask);
