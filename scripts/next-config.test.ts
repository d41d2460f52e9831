import type { NextConfig } from 'next';

async function readConfig(mode: 'development' | 'production'): Promise<NextConfig> {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  jest.resetModules();
  const { default: config } = await import('../next.config.ts');
  Object.assign(process.env, { NODE_ENV: before });
  return config;
}

test('builds are exports of one id, and development is not, so that unknown addresses get the not-found page', async () => {
  const { output, generateBuildId } = await readConfig('production');
  expect([output, await generateBuildId?.()]).toEqual(['export', 'one-id-for-all-builds']);
  expect((await readConfig('development')).output).toBeUndefined();
});
