import { closePanels } from './close-panels.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { installTrustedTypesPolicy } from './install-trusted-types-policy.ts';
import { replaceBrokenImages } from './replace-broken-images.ts';
import { updateClocks } from './update-clocks.ts';

// Each in a microtask of its own: one that throws stops no other. They run right after the islands' part, which comes first.
[installTrustedTypesPolicy, closePanels, replaceBrokenImages, updateClocks].forEach(queueMicrotask);
hydrateOnInteraction();
