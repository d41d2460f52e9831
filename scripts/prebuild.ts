import { toPublish } from '../lib/content/content-in.ts';
import { isPublicOrigin, siteOrigin } from '../lib/seo/site-origin.ts';
import { checkContent } from './check-content.ts';
import { checkLaunch } from './check-launch.ts';
import { drawArt } from './draw-art.ts';
import { replaceFile } from './files/replace-file.ts';
import { prepareAssets } from './prebuild/prepare-assets.ts';

/** Prepares what Next needs before it builds: checked content, pictures, fonts, the boot scripts. */
checkContent();
// Read by Next's processes and postbuild, see `scripts/build-adapter.mjs`.
replaceFile('.cache/built-content.json', JSON.stringify(toPublish()));
if (isPublicOrigin(siteOrigin())) checkLaunch();
await drawArt();
checkContent({ images: true });
await prepareAssets();
