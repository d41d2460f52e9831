import { createFairScheduler } from './create-fair-scheduler.ts';

/** A scheduler with a budget of ten tasks per turn. */
function fakeTurns() {
  let time = 0;
  let nextTurn = () => {};
  const done: string[] = [];
  const schedule = createFairScheduler({
    budget: 10,
    now: () => time,
    defer: (callback) => {
      nextTurn = callback;
    },
  });
  return {
    add: (owner: string, count: number) => {
      for (let index = 1; index <= count; index++)
        schedule(owner, () => {
          time += 1;
          done.push(owner);
        });
    },
    /** The owners of the tasks that ran since the last call. */
    done: () => done.splice(0).join(''),
    nextTurn: () => nextTurn(),
  };
}

test('tasks within the budget run immediately', () => {
  const { add, done } = fakeTurns();
  add('a', 9);
  add('b', 1);
  expect(done()).toBe('aaaaaaaaab');
});

test('tasks beyond the budget wait for the next turn', () => {
  const { add, done, nextTurn } = fakeTurns();
  add('a', 25);
  expect(done()).toBe('a'.repeat(10));
  nextTurn();
  expect(done()).toBe('a'.repeat(10));
  nextTurn();
  expect(done()).toBe('a'.repeat(5));
  nextTurn();
  add('a', 3);
  expect(done()).toBe('aaa');
});

test('queued owners run round-robin, so that many tasks of one delay another by one task', () => {
  const { add, done, nextTurn } = fakeTurns();
  add('a', 100);
  add('b', 3);
  add('c', 1);
  expect(done()).toBe('a'.repeat(10));
  nextTurn();
  expect(done()).toBe('abcababaaa');
});

test('a new task does not overtake queued ones', () => {
  const { add, done, nextTurn } = fakeTurns();
  add('a', 12);
  nextTurn();
  add('b', 1);
  expect(done()).toBe(`${'a'.repeat(12)}b`);
  add('a', 20);
  done();
  add('b', 1);
  add('c', 1);
  expect(done()).toBe('');
  nextTurn();
  expect(done()).toBe('abcaaaaaaa');
});
