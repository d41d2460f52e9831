import { isPublicOrigin, siteOrigin } from '../lib/seo/site-origin.ts';
import { checkContent } from './check-content.ts';
import { checkLaunch } from './check-launch.ts';
import { drawArt } from './draw-art.ts';
import { prepareAssets } from './prebuild/prepare-assets.ts';

/** Prepares what Next needs before it builds: checked content, pictures, fonts, the boot scripts. */
checkContent();
if (isPublicOrigin(siteOrigin())) checkLaunch();
await drawArt();
checkContent({ images: true });
await prepareAssets();
