import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { calibrate } from './lighthouse/calibrate.ts';
import { clicks } from './measure/clicks.ts';
import { settle } from './measure/settle.ts';
import { watchInteractions } from './measure/watch-interactions.ts';
import { serveExport } from './serve-export.ts';

/**
 * `npm run measure:clicks`: how long each interactive part takes from a click or key to the next picture, as browsers
 * count it for INP, with the processor slowed down: once as the very first thing done on a page, when its scripts have
 * not been fetched, and then once more. Ends with code 1 when one takes longer than 100 ms.
 *
 *   --slowdown 4  instead of as far as makes this machine the phone that Lighthouse means
 */
const limit = 100;
const { values } = parseArgs({ options: { slowdown: { type: 'string' } } });
const server = await serveExport();
const program = findChromium();
const slowdown = Number(values.slowdown ?? (await calibrate(program, `${server.url}/contact`)).slowdown);
process.stdout.write(`Slowed down ${slowdown} times\n`);
const browser = await chromium.launch({ executablePath: program });

const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
row(['what is done', 'first thing on the page, ms', 'once more, ms']);
row(['---', '--:', '--:']);
let slowest = 0;
for (const { name, address, width, act } of clicks) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  await context.addInitScript(() => localStorage.setItem('onboarding-seen', 'true'));
  const page = await context.newPage();
  const takeLongest = await watchInteractions(page);
  await page.goto(server.url + address);
  await settle(page);
  await slowDown(page, slowdown);
  const times: number[] = [];
  for (const turn of [0, 1]) {
    await act(page, turn);
    times.push(await takeLongest());
  }
  slowest = Math.max(slowest, ...times);
  row([name, ...times.map(String)]);
  await context.close();
}
await browser.close();
await server.close();
process.exit(slowest > limit ? 1 : 0);

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
