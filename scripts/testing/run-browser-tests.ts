import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { exitCodeOf } from '../run.ts';

const summarySchema = z.object({
  passed: z.number(),
  skipped: z.number(),
  failed: z.number(),
  /** The failed tests whose browser died. */
  died: z.array(z.string()),
});

/**
 * Runs Playwright. A browser that dies is started again: when all that failed are tests that lost their browser, they are named
 * and run once more. Exits with Playwright's code when anything else fails.
 *
 * @param folder for temporary files
 * @returns how many tests passed and how many were skipped
 */
export async function runBrowserTests(
  options: readonly string[],
  { chromium, folder }: { chromium: string; folder: string },
): Promise<{ passed: number; skipped: number }> {
  const file = path.join(folder, 'summary.json');
  const playwright = async (...more: readonly string[]) => {
    const code = await exitCodeOf('playwright', ['test', ...options, ...more], {
      CHROMIUM: chromium,
      TMPDIR: folder,
      SUMMARY_FILE: file,
      // Otherwise each process would load the content, and each run would compile the tests, anew.
      BUILT_CONTENT: '.cache/built-content.json',
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: '.cache/playwright',
    });
    if (!fs.existsSync(file)) process.exit(code || 1);
    return { code, ...summarySchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) };
  };
  const first = await playwright();
  if (first.code === 0) return first;
  if (first.failed === 0 || first.died.length < first.failed) process.exit(first.code);
  console.warn(`A browser died and is started again for:\n  ${first.died.join('\n  ')}`);
  const second = await playwright('--last-failed');
  if (second.code !== 0) process.exit(second.code);
  return { passed: first.passed + second.passed, skipped: first.skipped };
}
