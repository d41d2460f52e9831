import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publishRelease } from '../../scripts/releases/publish-release.ts';
import { outFolder } from './out-folder.ts';

/**
 * Publishes the export under test as a release.
 *
 * @returns the folder of releases, as a web server is configured with it
 */
export async function publishExport(): Promise<string> {
  const releases = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  await publishRelease(outFolder, releases);
  return releases;
}
