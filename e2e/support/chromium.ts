import { chromiumArguments } from '../../scripts/chromium/chromium-arguments.ts';

/** Playwright's `launchOptions` for all browser tests. */
export const testChromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: chromiumArguments,
};
