import { createByteCache } from './byte-cache.ts';

/** A full cache of 160 bytes, which accepts values up to 10 bytes. */
function fullCache() {
  const cache = createByteCache<string>(160);
  const names = Array.from({ length: 16 }, (_, index) => `file ${index}`);
  for (const name of names) cache.set(name, name, 10);
  return { cache, cached: () => names.filter((name) => cache.get(name) !== undefined) };
}

test('keeps what fits', () => {
  expect(fullCache().cached()).toHaveLength(16);
});

test('evicts the least recently used value', () => {
  const { cache, cached } = fullCache();
  cache.get('file 0');
  cache.set('another', 'another', 10);
  expect(cache.get('another')).toBe('another');
  expect(cached()).not.toContain('file 1');
  expect(cached()).toHaveLength(15);
});

test('counts a replaced value once', () => {
  const { cache, cached } = fullCache();
  cache.set('file 3', 'file 3', 10);
  expect(cached()).toHaveLength(16);
});

test('rejects a value that would evict many others', () => {
  const { cache, cached } = fullCache();
  expect([cache.accepts(10), cache.accepts(11)]).toEqual([true, false]);
  cache.set('large', 'large', 11);
  expect(cache.get('large')).toBeUndefined();
  expect(cached()).toHaveLength(16);
});
