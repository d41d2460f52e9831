import { launchChromium } from './launch-chromium.ts';
import { measurePage } from './measure-page.ts';
import { slowdownFor } from './slowdown.ts';

/**
 * How fast this machine is, by Lighthouse's own measure, and how far its processor has to be slowed down.
 *
 * @param program of the browser
 * @param url any page that answers
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
