import { launchChromium } from './launch-chromium.ts';
import { measurePage } from './measure-page.ts';
import { slowdownFor } from './slowdown.ts';

/**
 * Measures this machine's benchmark index and chooses its CPU slowdown multiplier.
 *
 * @param program path of the browser
 * @param url any page that can be loaded
 */
export async function calibrate(program: string, url: string) {
  const browser = await launchChromium(program);
  try {
    const { benchmarkIndex } = await measurePage(url, { port: browser.port, applied: false, slowdown: 1 });
    return { benchmarkIndex, slowdown: slowdownFor(benchmarkIndex) };
  } finally {
    await browser.close();
  }
}
