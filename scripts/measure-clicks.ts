import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments } from './chromium/chromium-arguments.ts';
import { findChromium } from './find-chromium.ts';
import { calibrate } from './lighthouse/calibrate.ts';
import { clicks } from './measure/clicks.ts';
import { measureColdPress, networks } from './measure/measure-cold-press.ts';
import { printRow } from './measure/print-row.ts';
import { settle } from './measure/settle.ts';
import { watchInteractions } from './measure/watch-interactions.ts';
import { serveExport } from './serve-export.ts';

/**
 * `npm run measure:clicks`: the latency of each interactive part, from a click or key press to the next frame, as browsers count it
 * for INP, with the CPU slowed down: as the first interaction on a page, before its scripts are fetched, and once more. Exits with
 * 1 if one exceeds 100 ms.
 *
 *   --network slow-4g  instead: the first press on that network by somebody who has just scrolled to the part, until the page shows
 *                      feedback (at most 100 ms) and until it responds (at most 600 ms)
 */
const { network: networkName } = parseArgs({ options: { network: { type: 'string' } } }).values;
const network = Object.entries(networks).find(([name]) => name === networkName)?.[1];
if (networkName && !network) throw new Error(`expected --network ${Object.keys(networks).join(' or ')}`);
const server = await serveExport();
const program = findChromium();
const { slowdown } = await calibrate(program, `${server.url}/contact`);
console.info(`Slowed down ${slowdown} times`);
const browser = await chromium.launch({ executablePath: program, args: chromiumArguments });

const columns = network ? ['felt, ms', 'answered, ms'] : ['first thing on the page, ms', 'once more, ms'];
const limits = network ? [100, 600] : [100, 100];
printRow(['what is done', ...columns]);
printRow(['---', '--:', '--:']);
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
    const { feedback, response } = await measureColdPress(page, click);
    times.push(feedback, response);
  } else
    for (const turn of [0, 1]) {
      await click.act(page, turn);
      times.push(await takeLongest());
    }
  missed += times.filter((time, index) => time > (limits[index] ?? 0)).length;
  printRow([click.name, ...times.map((time) => String(Math.round(time)))]);
  await context.close();
}
await browser.close();
await server.close();
process.exit(missed > 0 ? 1 : 0);
