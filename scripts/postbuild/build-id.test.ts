import nextConfig from '../../next.config.ts';

test('every build has the same id, which stands in the scripts of pages, or each would rename them all', () => {
  const ids = [nextConfig.generateBuildId?.(), nextConfig.generateBuildId?.()];
  expect(ids).toEqual(Array(2).fill(expect.stringMatching(/^[a-z-]{20,}$/)));
  expect(ids[0]).toBe(ids[1]);
});
