import path from 'node:path';
import { checkContent } from './check-content.ts';
import { checkLaunch } from './check-launch.ts';
import { drawArt } from './draw-art.ts';
import { bundleBoot } from './prebuild/bundle-boot.ts';
import { subsetFonts } from './prebuild/subset-fonts.ts';

/** Everything that Next needs before it compiles: checked content, pictures, fonts, the boot script. */
const isBuild = process.argv[2] === 'build';
// In development, the browser shows mistakes in the content.
if (isBuild) {
  checkContent();
  checkLaunch({ isBuild });
}
await drawArt();
if (isBuild) checkContent({ images: true });
await subsetFonts();
bundleBoot(path.resolve(import.meta.dirname, '../public'));
