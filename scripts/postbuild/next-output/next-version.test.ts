import fs from 'node:fs';
import path from 'node:path';

const checked = '16.4.5';

/**
 * This folder relies on three undocumented things in the export, which a new version of Next may change:
 *
 * 1. `read-page.ts`: which script elements a page has, and how the inline ones begin
 * 2. `build-hydration-script.ts`: the form of Turbopack's bootstrap and of the flight data, with the style sheet in one row
 * 3. `find-react-module.ts`: how a chunk contains React's module for browsers
 *
 * Each step stops the build when it finds something else.
 */
test(`the hooks into Next’s output were checked with version ${checked}`, () => {
  const manifest = path.resolve(import.meta.dirname, '../../../node_modules/next/package.json');
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  if (version !== checked)
    throw new Error(
      `next is ${version}. Run "npm run build" and the tests in e2e/deferred-hydration*.spec.ts. If the build stops, the ` +
        'error names the file in scripts/postbuild/next-output to adapt. Then write the new version into this test.',
    );
});
