import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { fresh, test } from './returning-visitor.ts';
import { outFolder } from './support/out-folder.ts';

for (const address of ['/', '/sitemap', '/seo/toronto-legal']) {
  fresh(`${address} loads no search files`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(address);
    await page.keyboard.press('Tab');
    await settle(page);
    expect(requested).toContain(address);
    expect(requested.filter((file) => /pagefind|\/search\//.test(file))).toEqual([]);
  });
}

test('the index contains exactly the pages of the sitemap', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const folder = path.join(outFolder, 'pagefind/fragment');
  const indexed = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.pf_fragment'))
    .map((file) => /"url":"([^"]*)"/.exec(String(gunzipSync(fs.readFileSync(path.join(folder, file)))))?.[1]);
  expect(indexed.length).toBeGreaterThan(200);
  expect(indexed.toSorted()).toEqual(listed.toSorted());
});
