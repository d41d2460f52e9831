import fs from 'node:fs';
import { chromiumArguments } from '../../scripts/chromium/chromium-arguments.ts';

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Debian's build of the browser without windows. */
const shell = `${browser}-headless-shell`;

/**
 * Playwright's `launchOptions` for tests of what the browser without windows lacks, such as its page cache and clipboard, and
 * for those that hold scripts back, which sometimes keeps it from loading the page.
 */
export const fullChromium = { executablePath: browser, args: chromiumArguments };

/** For all other tests: without windows, opening a page takes half of the work. */
export const testChromium = { ...fullChromium, executablePath: fs.existsSync(shell) ? shell : browser };
