import path from 'node:path';
import { isPublicOrigin, siteOrigin } from '../lib/seo/site-origin.ts';
import { checkContent } from './check-content.ts';
import { checkLaunch } from './check-launch.ts';
import { drawArt } from './draw-art.ts';
import { bundleBoot } from './prebuild/bundle-boot.ts';
import { subsetFonts } from './prebuild/subset-fonts.ts';
import { warnBeforeExpiry } from './prebuild/warn-before-expiry.ts';

/**
 * Prepares what Next needs before it compiles: checked content, pictures, fonts, the boot scripts. In development, pages show
 * the mistakes in the content, and pictures are drawn when a page asks for them: see `scripts/editor`.
 */
const isBuild = process.argv[2] === 'build';
if (isBuild) {
  checkContent();
  if (isPublicOrigin(siteOrigin())) checkLaunch();
}
if (isBuild) {
  await drawArt();
  checkContent({ images: true });
}
await subsetFonts();
const publicFolder = path.resolve(import.meta.dirname, '../public');
bundleBoot(publicFolder);
warnBeforeExpiry(path.join(publicFolder, '.well-known/security.txt'));
