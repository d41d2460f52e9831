import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

const config = createJestConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,art,boot,components,lib,scripts,server}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
});

/** Jest reads CommonJS only; these packages are published as modules alone. */
const modulesOnly = ['d3-[a-z]+', 'internmap'].join('|');

export default async () => ({
  ...(await config()),
  transformIgnorePatterns: [`/node_modules/(?!(?:${modulesOnly})/)`],
});
