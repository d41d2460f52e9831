import { closePanels } from './close-panels.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { installTrustedTypesPolicy } from './install-trusted-types-policy.ts';
import { redirectUnknownSlug } from './redirect-unknown-slug.ts';
import { replaceBrokenImages } from './replace-broken-images.ts';
import { updateClocks } from './update-clocks.ts';

redirectUnknownSlug();
replaceBrokenImages();
updateClocks();
installTrustedTypesPolicy();
closePanels();
hydrateOnInteraction();
