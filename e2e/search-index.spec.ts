import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { fresh, test } from './returning-visitor.ts';

for (const address of ['/', '/sitemap', '/seo/toronto-legal']) {
  fresh(`${address} fetches nothing of search`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address);
    await page.keyboard.press('Tab');
    await settle(page);
    expect(asked).toContain(address);
    expect(asked.filter((file) => /pagefind|\/search\//.test(file))).toEqual([]);
  });
}

test('every page of the sitemap can be found, and no other', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const folder = path.resolve('out/pagefind/fragment');
  const indexed = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.pf_fragment'))
    .map((file) => /"url":"([^"]*)"/.exec(String(gunzipSync(fs.readFileSync(path.join(folder, file)))))?.[1]);
  expect(indexed.length).toBeGreaterThan(200);
  expect(indexed.toSorted()).toEqual(listed.toSorted());
});
