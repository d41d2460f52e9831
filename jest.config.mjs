import os from 'node:os';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

/** `npm run check` runs Jest with the flag that lets it load ESM-only packages. */
export default createJestConfig({
  testEnvironment: 'node',
  // Tests have a temporary folder of their own, where each run would compile everything anew.
  cacheDirectory: '<rootDir>/.cache/jest',
  // Ends a test that hangs.
  testTimeout: 60_000,
  // More workers than processors: tests of servers, mail and outages mostly wait.
  maxWorkers: os.availableParallelism() + 2,
  testMatch: ['<rootDir>/{app,art,boot,components,lib,scripts,server}/**/*.test.{ts,tsx}'],
  // The build empties these folders while Jest looks for modules.
  modulePathIgnorePatterns: ['<rootDir>/(?:\\.next|\\.releases|out)/'],
  globalSetup: '<rootDir>/lib/content/testing/share-content.ts',
  moduleNameMapper: {
    '/content-in(?:\\.ts)?$': '<rootDir>/lib/content/testing/shared-content.ts',
    '^@/(.*)$': '<rootDir>/$1',
    // The packages have no `require` condition, which Jest resolves imports with.
    '^cspell-lib$': '<rootDir>/node_modules/cspell-lib/dist/index.js',
    '^pagefind$': '<rootDir>/node_modules/pagefind/lib/index.js',
  },
});
