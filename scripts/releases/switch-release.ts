import fs from 'node:fs';
import path from 'node:path';
import { currentLink } from './list-releases.ts';

/** Makes a release the one that is served. A reader sees the old one or the new one, never none. */
export function switchRelease(folder: string, id: string): void {
  const link = path.join(folder, `.${currentLink}`);
  fs.rmSync(link, { force: true });
  fs.symlinkSync(id, link);
  fs.renameSync(link, path.join(folder, currentLink));
}
