import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { byLanguage } from '../../i18n/by-language.ts';
import { contentIn } from '../content-in.ts';

/** Jest's global setup: loads the content once for all test files. They read it through `shared-content.ts`. */
export default function shareContent(): void {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'content-')), 'content.json');
  fs.writeFileSync(file, JSON.stringify(byLanguage(contentIn)));
  process.env.SHARED_CONTENT = file;
}
