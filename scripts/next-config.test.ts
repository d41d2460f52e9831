import type { NextConfig } from 'next';

async function readConfig(mode: 'development' | 'production'): Promise<NextConfig> {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  jest.resetModules();
  const { default: config } = await import('../next.config.ts');
  Object.assign(process.env, { NODE_ENV: before });
  return config;
}

test('every build has the same id, so that file names with hashes stay stable', async () => {
  const { generateBuildId } = await readConfig('production');
  const ids = [generateBuildId?.(), generateBuildId?.()];
  expect(ids).toEqual(Array(2).fill(expect.stringMatching(/^[a-z-]{20,}$/)));
  expect(ids[0]).toBe(ids[1]);
});

test('builds are exports, and development is not, so that unknown addresses get the not-found page', async () => {
  expect((await readConfig('production')).output).toBe('export');
  expect((await readConfig('development')).output).toBeUndefined();
});
