import { shareTime } from './share-time.ts';

/** Tasks that take a millisecond each, of ten that there are between two looks at connections. */
function shared() {
  let time = 0;
  let look = () => {};
  const done: string[] = [];
  const share = shareTime({
    budget: 10,
    now: () => time,
    later: (callBack) => {
      look = callBack;
    },
  });
  return {
    want: (owner: string, count: number) => {
      for (let index = 1; index <= count; index++)
        share(owner, () => {
          time += 1;
          done.push(owner);
        });
    },
    /** What was done since the last time. */
    done: () => done.splice(0).join(''),
    look: () => look(),
  };
}

test('what there is time for is done at once', () => {
  const { want, done } = shared();
  want('a', 9);
  want('b', 1);
  expect(done()).toBe('aaaaaaaaab');
});

test('what there is no time for waits until connections have been looked at', () => {
  const { want, done, look } = shared();
  want('a', 25);
  expect(done()).toBe('a'.repeat(10));
  look();
  expect(done()).toBe('a'.repeat(10));
  look();
  expect(done()).toBe('a'.repeat(5));
  look();
  want('a', 3);
  expect(done()).toBe('aaa');
});

test('those who wait take turns, so that one with many tasks delays another by one', () => {
  const { want, done, look } = shared();
  want('a', 100);
  want('b', 3);
  want('c', 1);
  expect(done()).toBe('a'.repeat(10));
  look();
  expect(done()).toBe('abcababaaa');
});

test('nobody who comes later goes before those who wait', () => {
  const { want, done, look } = shared();
  want('a', 12);
  look();
  want('b', 1);
  expect(done()).toBe(`${'a'.repeat(12)}b`);
  want('a', 20);
  done();
  want('b', 1);
  want('c', 1);
  expect(done()).toBe('');
  look();
  expect(done()).toBe('abcaaaaaaa');
});
