import fs from 'node:fs';
import path from 'node:path';
import { siteOrigin } from '../lib/seo/site-origin.ts';
import { stampFile, stampSchema } from './stamp/export-stamp.ts';

/**
 * The build's last step: writes down that the export is finished, and what it was made for.
 *
 * Takes the command that had it built, `build` or `start`, and the folder of the export if it is not `out`.
 */
const [by, out = path.resolve(import.meta.dirname, '../out')] = process.argv.slice(2);
const stamp = stampSchema.parse({
  by,
  origin: siteOrigin(),
  variables: {
    SITE_ORIGIN: process.env.SITE_ORIGIN ?? '',
    NEXT_PUBLIC_GA_ID: process.env.NEXT_PUBLIC_GA_ID ?? '',
  },
});
fs.writeFileSync(path.join(out, stampFile), `${JSON.stringify(stamp, undefined, 2)}\n`);
