import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { byLanguage } from '../../i18n/by-language.ts';
import { contentIn } from '../content-in.ts';

/** Before all tests: reads and checks the site's content, once for all of them. `shared-content.ts` hands it on. */
export default function shareContent(): void {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'content-')), 'content.json');
  fs.writeFileSync(file, JSON.stringify(byLanguage(contentIn)));
  process.env.SHARED_CONTENT = file;
}
