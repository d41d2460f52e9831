import fs from 'node:fs';
import { chromiumArguments } from '../../scripts/chromium/chromium-arguments.ts';

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Debian has it as a package of its own. It answers as the browser does, in two thirds of the time. */
const headlessShell = `${browser}-headless-shell`;

/** Playwright's `launchOptions` for browser tests: the headless shell, if one is installed beside the browser. */
export const testChromium = {
  executablePath: fs.existsSync(headlessShell) ? headlessShell : browser,
  args: chromiumArguments,
};

/** The same for the few tests of what only the browser itself has: the clipboard and the back/forward cache. */
export const wholeChromium = { ...testChromium, executablePath: browser };
