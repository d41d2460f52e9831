import { createReturn } from './return-memory.ts';

const megabyte = 1024 * 1024;

/** A process with 100 MB at the start, and 120 MB after every collection. */
function imaginedProcess() {
  const state = { memory: 100 * megabyte, load: 0, time: 0, collections: 0 };
  const look = createReturn({
    memory: () => state.memory,
    load: () => state.load,
    collect: () => {
      state.collections += 1;
      state.memory = 120 * megabyte;
    },
    now: () => state.time,
  });
  return {
    /** How often it has collected, after a look at this moment. */
    collectionsAt: (time: number, megabytes: number, load: number) => {
      Object.assign(state, { time, load, memory: megabytes * megabyte });
      look();
      return state.collections;
    },
  };
}

test('memory goes back once the flood is over, not before', () => {
  const { collectionsAt } = imaginedProcess();
  expect(collectionsAt(5000, 400, 0.9)).toBe(0);
  expect(collectionsAt(10_000, 400, 0.05)).toBe(1);
});

test('a process that has hardly grown is left alone', () => {
  const { collectionsAt } = imaginedProcess();
  expect(collectionsAt(5000, 163, 0)).toBe(0);
  expect(collectionsAt(10_000, 164, 0)).toBe(1);
  expect(collectionsAt(100_000, 183, 0)).toBe(1);
  expect(collectionsAt(110_000, 184, 0)).toBe(2);
});

test('garbage is collected every 15 seconds at most', () => {
  const { collectionsAt } = imaginedProcess();
  expect(collectionsAt(5000, 400, 0)).toBe(1);
  expect(collectionsAt(19_999, 400, 0)).toBe(1);
  expect(collectionsAt(20_000, 400, 0)).toBe(2);
});
