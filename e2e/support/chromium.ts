/**
 * Chromium as visitors have it, as `launchOptions`: for what is measured, and for what differs in its headless shell. That keeps
 * no page for going back, fetches more pictures before they are scrolled to, and may lose its place in a reload.
 */
export const wholeChromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
};

/** What all other tests run in: the headless shell where `HEADLESS_SHELL` names one, in which a fresh visitor costs a third. */
export const testChromium = {
  ...wholeChromium,
  executablePath: process.env.HEADLESS_SHELL ?? wholeChromium.executablePath,
};
