import { createMemoryReleaser } from './release-memory.ts';

const megabyte = 1024 * 1024;

/** A process that starts with 100 MB and shrinks to 120 MB with every collection. */
function fakeProcess() {
  const state = { memory: 100 * megabyte, load: 0, time: 0, collections: 0 };
  const check = createMemoryReleaser({
    memory: () => state.memory,
    load: () => state.load,
    collect: () => {
      state.collections += 1;
      state.memory = 120 * megabyte;
    },
    now: () => state.time,
  });
  return {
    /** The number of collections after a check at this time. */
    collectionsAt: (time: number, megabytes: number, load: number) => {
      Object.assign(state, { time, load, memory: megabytes * megabyte });
      check();
      return state.collections;
    },
  };
}

test('collects once the flood is over, not before', () => {
  const { collectionsAt } = fakeProcess();
  expect(collectionsAt(5000, 400, 0.9)).toBe(0);
  expect(collectionsAt(10_000, 400, 0.05)).toBe(1);
});

test('does not collect when the process has hardly grown', () => {
  const { collectionsAt } = fakeProcess();
  expect(collectionsAt(5000, 163, 0)).toBe(0);
  expect(collectionsAt(10_000, 164, 0)).toBe(1);
  expect(collectionsAt(100_000, 183, 0)).toBe(1);
  expect(collectionsAt(110_000, 184, 0)).toBe(2);
});

test('collects every 15 seconds at most', () => {
  const { collectionsAt } = fakeProcess();
  expect(collectionsAt(5000, 400, 0)).toBe(1);
  expect(collectionsAt(19_999, 400, 0)).toBe(1);
  expect(collectionsAt(20_000, 400, 0)).toBe(2);
});
