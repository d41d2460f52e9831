import { findChromium } from './find-chromium.ts';
import { run } from './run.ts';

/** `npm run test:edit`: the edit mode in a browser, on a copy of the content. No other `next dev` may run in this folder. */
await run('playwright', ['test', '--config', 'e2e/editor', ...process.argv.slice(2)], {
  CHROMIUM: findChromium(),
});
