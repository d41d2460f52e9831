import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments } from './chromium/chromium-arguments.ts';
import { findChromium } from './find-chromium.ts';
import { placeBeside } from './measure/place-beside.ts';
import { settle } from './measure/settle.ts';
import { pageKinds } from './postbuild/page-kinds.ts';
import { serveExport } from './serve-export.ts';

/**
 * `npm run shots`: a picture of one page of each kind at 390 and 1440 pixels, as `.shots/<kind>-<width>.png`, and how high
 * each page is. Needs `out/`.
 *
 *   --to FOLDER    instead of `.shots`
 *   --page WORD    only the kinds with that word in their names
 *   --path /fr     instead: the page at that address
 *   --width 768    instead of 390 and 1440
 *   --beside FOLDER  puts the picture of the same name in that folder, if there is one, at the left of the new one
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: path.join(import.meta.dirname, '../.shots') },
    page: { type: 'string', default: '' },
    path: { type: 'string' },
    beside: { type: 'string' },
    width: { type: 'string', multiple: true, default: ['390', '1440'] },
  },
});
const kinds = values.path
  ? [[values.path.replaceAll('/', '-').slice(1), values.path] as const]
  : pageKinds
      .filter(([kind]) => kind.includes(values.page))
      .map(([kind, file]) => [kind, `/${file.replace(/(?:^index)?\.html$/, '')}`] as const);
if (kinds.length === 0) throw new Error(`no kind of page has "${values.page}" in its name`);

fs.mkdirSync(values.to, { recursive: true });
const server = await serveExport();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
for (const width of values.width.map(Number)) {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    // Nothing moves, and links lead on at once.
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('onboarding-seen', 'true'));
  const page = await context.newPage();
  for (const [kind, address] of kinds) {
    await page.goto(server.url + address);
    // Pictures further down come when they are near.
    await page.evaluate(() => {
      for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    });
    await settle(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const name = `${kind.replaceAll(' ', '-')}-${width}.png`;
    const after = await page.screenshot({ fullPage: true });
    const before = values.beside && path.join(values.beside, name);
    fs.writeFileSync(
      path.join(values.to, name),
      before && fs.existsSync(before) ? await placeBeside(before, after) : after,
    );
    process.stdout.write(`${width}  ${String(height).padStart(6)}  ${kind}\n`);
  }
  await context.close();
}
await browser.close();
await server.close();
