import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: import.meta.dirname });

export default createJestConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,art,components,lib,scripts,server}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
});
