import fastify from 'fastify';
import { queuePosts } from './queue-posts.ts';

/** An app that answers posts when it is told to. */
function holdingApp() {
  const held: { name: unknown; answer: () => void }[] = [];
  let wanted = 0;
  let reached = () => {};
  const app = fastify();
  app.addHook('preParsing', queuePosts(1000));
  app.post('/', async ({ body }) => {
    await new Promise<void>((answer) => {
      held.push({ name: body, answer });
      if (held.length === wanted) reached();
    });
    return 'answer';
  });
  return {
    post: (name: string, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/',
        remoteAddress,
        payload: name,
        headers: { 'content-type': 'text/plain' },
      }),
    names: () => held.map(({ name }) => name),
    /** Resolves when so many wait for their answers. */
    holds: (count: number) =>
      new Promise<void>((resolve) => {
        wanted = count;
        reached = resolve;
        if (held.length >= count) resolve();
      }),
    answerFirst: () => held.shift()?.answer(),
  };
}

const eight = ['1', '2', '3', '4', '5', '6', '7', '8'];

test('an address has eight posts at work, and others need not wait for it', async () => {
  const { post, names, holds, answerFirst } = holdingApp();
  const all = [...eight, '9', '10'].map((name) => post(name, '192.0.2.1'));
  await holds(8);
  const other = post('other', '192.0.2.2');
  await holds(9);
  expect(names()).toEqual([...eight, 'other']);
  for (let count = 1; count <= 11; count++) {
    answerFirst();
    await holds(Math.min(9, 11 - count));
  }
  expect((await Promise.all([...all, other])).map(({ statusCode }) => statusCode)).toEqual(
    Array(11).fill(200),
  );
});

test('a place that is free again is given to one who waits, in the order in which they came', async () => {
  const { post, names, holds, answerFirst } = holdingApp();
  const all = [...eight, '9', '10'].map((name) => post(name, '192.0.2.1'));
  await holds(8);
  answerFirst();
  await holds(8);
  expect(names()).toEqual([...eight.slice(1), '9']);
  answerFirst();
  await holds(8);
  expect(names()).toEqual([...eight.slice(2), '9', '10']);
  for (const _ of eight) answerFirst();
  expect((await Promise.all(all)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});
