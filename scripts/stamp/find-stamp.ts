import fs from 'node:fs';
import path from 'node:path';
import { type ExportStamp, stampFile, stampSchema } from './export-stamp.ts';

/** What was written down about the export in `out`; undefined where none was finished, or it says nothing of the kind. */
export function findStamp(out: string): ExportStamp | undefined {
  const file = path.join(out, stampFile);
  if (!fs.existsSync(file)) return undefined;
  try {
    return stampSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
