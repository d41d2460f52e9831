import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments } from './chromium/chromium-arguments.ts';
import { findChromium } from './find-chromium.ts';
import { settle } from './measure/settle.ts';
import { pageKinds } from './postbuild/page-kinds.ts';
import { serveExport } from './serve-export.ts';

/**
 * `npm run shots`: takes a screenshot of one page of each kind at 390 and 1440 pixels, as `.shots/<kind>-<width>.png`, and prints
 * the height of each page. Needs `out/`.
 *
 *   --page WORD  only kinds with this word in their names
 *   --path /fr   instead: the page at this address
 */
const { values } = parseArgs({
  options: { page: { type: 'string', default: '' }, path: { type: 'string' } },
});
const folder = path.join(import.meta.dirname, '../.shots');
const kinds = values.path
  ? [[values.path.replaceAll('/', '-').slice(1), values.path] as const]
  : pageKinds
      .filter(([kind]) => kind.includes(values.page))
      .map(([kind, file]) => [kind, `/${file.replace(/(?:^index)?\.html$/, '')}`] as const);
if (kinds.length === 0) throw new Error(`no kind of page has "${values.page}" in its name`);

const server = await serveExport();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('onboarding-seen', 'true'));
  const page = await context.newPage();
  for (const [kind, address] of kinds) {
    await page.goto(server.url + address);
    await page.evaluate(() => {
      for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    });
    await settle(page);
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    const name = `${kind.replaceAll(' ', '-')}-${width}.png`;
    await page.screenshot({ fullPage: true, path: path.join(folder, name) });
    process.stdout.write(`${width}  ${String(pageHeight).padStart(6)}  ${kind}\n`);
  }
  await context.close();
}
await browser.close();
await server.close();
