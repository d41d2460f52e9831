import { wholeContent } from '../lib/content/content-in.ts';
import { isPublicOrigin, siteOrigin } from '../lib/seo/site-origin.ts';
import { checkContent } from './check-content.ts';
import { checkLaunch } from './check-launch.ts';
import { drawArt } from './draw-art.ts';
import { replaceFile } from './files/replace-file.ts';
import { prepareAssets } from './prebuild/prepare-assets.ts';

/** Prepares what Next needs before it builds: checked content, pictures, fonts, the boot scripts. */
checkContent();
// `BUILT_CONTENT` of what runs after this, see `scripts/build-adapter.mjs`.
replaceFile('.cache/built-content.json', JSON.stringify(wholeContent()));
if (isPublicOrigin(siteOrigin())) checkLaunch();
await drawArt();
checkContent({ images: true });
await prepareAssets();
