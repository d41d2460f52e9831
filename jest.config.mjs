import os from 'node:os';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

/** Run through `npm run check`, which lets Jest load packages that are published as ES modules alone. */
export default createJestConfig({
  testEnvironment: 'node',
  // Two more than there are processors: tests of servers, mail and outages wait more than they work.
  maxWorkers: os.availableParallelism() + 2,
  testMatch: ['<rootDir>/{app,art,boot,components,lib,scripts,server}/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/lib/content/testing/share-content.ts',
  moduleNameMapper: {
    '/content-in(?:\\.ts)?$': '<rootDir>/lib/content/testing/shared-content.ts',
    '^@/(.*)$': '<rootDir>/$1',
    // Its package knows no name for "require", which Jest makes of imports.
    '^pagefind$': '<rootDir>/node_modules/pagefind/lib/index.js',
  },
});
