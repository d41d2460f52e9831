import path from 'node:path';
import { bundleBoot } from './bundle-boot.ts';
import { subsetFonts } from './subset-fonts.ts';
import { warnBeforeExpiry } from './warn-before-expiry.ts';

/** What builds and development need alike: fonts for Next to compile, and the boot scripts in `public`. */
export async function prepareAssets(): Promise<void> {
  const publicFolder = path.resolve(import.meta.dirname, '../../public');
  await subsetFonts();
  bundleBoot(publicFolder);
  warnBeforeExpiry(path.join(publicFolder, '.well-known/security.txt'));
}
