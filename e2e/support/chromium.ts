/**
 * Chromium as visitors have it, for what differs in its headless shell: that keeps no page for going back, and fetches more
 * pictures before they are scrolled to. As `launchOptions`.
 */
export const wholeChromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
};

/** What all other tests run in: the headless shell, where `npm test` has found one. */
export const testChromium = {
  ...wholeChromium,
  executablePath: process.env.HEADLESS_SHELL ?? wholeChromium.executablePath,
};
