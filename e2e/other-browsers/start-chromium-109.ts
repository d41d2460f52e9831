import { chromium } from '@playwright/test';
import chromium109 from '@sparticuz/chromium';
import type { Session } from './session.ts';

/** A browser without popovers, dialogs that close on a press outside, `Object.groupBy`, `:user-invalid` and `text-wrap`. */
export async function startChromium109(): Promise<Session> {
  const executablePath = await chromium109.executablePath();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  let page = await browser.newPage();
  return {
    openNewWindow: async () => {
      await page.close();
      page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    },
    open: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    end: () => browser.close(),
  };
}
