import { createByteCache } from './byte-cache.ts';

/** Holds 160 bytes; one value has 10 at most. */
function full() {
  const cache = createByteCache<string>(160);
  const names = Array.from({ length: 16 }, (_, index) => `file ${index}`);
  for (const name of names) cache.set(name, name, 10);
  return { cache, cached: () => names.filter((name) => cache.get(name) !== undefined) };
}

test('keeps what fits', () => {
  expect(full().cached()).toHaveLength(16);
});

test('makes room by dropping what was not used for longest', () => {
  const { cache, cached } = full();
  cache.get('file 0');
  cache.set('another', 'another', 10);
  expect(cache.get('another')).toBe('another');
  expect(cached()).not.toContain('file 1');
  expect(cached()).toHaveLength(15);
});

test('counts a value that is replaced once', () => {
  const { cache, cached } = full();
  cache.set('file 3', 'file 3', 10);
  expect(cached()).toHaveLength(16);
});

test('keeps nothing that would drive out many others', () => {
  const { cache, cached } = full();
  expect([cache.holds(10), cache.holds(11)]).toEqual([true, false]);
  cache.set('large', 'large', 11);
  expect(cache.get('large')).toBeUndefined();
  expect(cached()).toHaveLength(16);
});
