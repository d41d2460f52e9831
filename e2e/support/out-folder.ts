import path from 'node:path';

/** The export under test. */
export const outFolder = path.resolve(import.meta.dirname, '../..', process.env.OUT ?? 'out');
