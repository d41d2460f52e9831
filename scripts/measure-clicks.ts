import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments } from './chromium/chromium-arguments.ts';
import { findChromium } from './find-chromium.ts';
import { calibrate } from './lighthouse/calibrate.ts';
import { clicks } from './measure/clicks.ts';
import { measureColdPress, networks } from './measure/measure-cold-press.ts';
import { settle } from './measure/settle.ts';
import { watchInteractions } from './measure/watch-interactions.ts';
import { serveExport } from './serve-export.ts';

/**
 * `npm run measure:clicks`: how long each interactive part takes from a click or key to the next picture, as browsers
 * count it for INP, with the processor slowed down: once as the very first thing done on a page, when its scripts have
 * not been fetched, and then once more. Ends with code 1 when one takes longer than 100 ms.
 *
 *   --network slow-4g  instead: how long the first press takes until it is felt and until it is answered, by somebody who has
 *                      just scrolled to the part, on that line; at most 100 and 600 ms
 *   --slowdown 4       instead of as far as makes this machine the phone that Lighthouse means
 */
const { values } = parseArgs({ options: { slowdown: { type: 'string' }, network: { type: 'string' } } });
const network = Object.entries(networks).find(([name]) => name === values.network)?.[1];
if (values.network && !network) throw new Error(`expected --network ${Object.keys(networks).join(' or ')}`);
const server = await serveExport();
const program = findChromium();
const slowdown = Number(values.slowdown ?? (await calibrate(program, `${server.url}/contact`)).slowdown);
process.stdout.write(`Slowed down ${slowdown} times\n`);
const browser = await chromium.launch({ executablePath: program, args: chromiumArguments });

const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
row(
  network
    ? ['what is done', 'felt, ms', 'answered, ms']
    : ['what is done', 'first thing on the page, ms', 'once more, ms'],
);
row(['---', '--:', '--:']);
let missed = 0;
for (const click of clicks) {
  const context = await browser.newContext({ viewport: { width: click.width, height: 900 } });
  await context.addInitScript(() => localStorage.setItem('onboarding-seen', 'true'));
  const page = await context.newPage();
  const takeLongest = await watchInteractions(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  await page.goto(server.url + click.address);
  await settle(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  if (network) {
    const { sign, answer } = await measureColdPress(page, click);
    times.push(sign, answer);
  } else
    for (const turn of [0, 1]) {
      await click.act(page, turn);
      times.push(await takeLongest());
    }
  const limits = network ? [100, 600] : [100, 100];
  missed += times.filter((time, index) => time > (limits[index] ?? 0)).length;
  row([click.name, ...times.map((time) => String(Math.round(time)))]);
  await context.close();
}
await browser.close();
await server.close();
process.exit(missed > 0 ? 1 : 0);
