import { chromiumArguments } from '../../scripts/chromium/chromium-arguments.ts';

/** Chromium as tests start it, as `launchOptions`. */
export const testChromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: chromiumArguments,
};
