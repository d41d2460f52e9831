import fastify from 'fastify';
import { queuePosts } from './queue-posts.ts';

/** An app that notes the order in which posts are let in. */
function notingApp() {
  const order: string[] = [];
  const app = fastify();
  app.addHook('preParsing', queuePosts(1000));
  app.post('/', ({ body }) => {
    order.push(String(body));
    return body;
  });
  const post = async (payload: string, remoteAddress = '192.0.2.1') => {
    const headers = { 'content-type': 'text/plain' };
    return (await app.inject({ method: 'POST', url: '/', remoteAddress, payload, headers })).body;
  };
  return { order, post };
}

test('posts that come together are all let in, in the order in which they came', async () => {
  const { order, post } = notingApp();
  const sent = Array.from({ length: 20 }, (_, index) => `${index}`);
  expect(await Promise.all(sent.map((name) => post(name)))).toEqual(sent);
  expect(order).toEqual(sent);
});

test('an address with many posts hardly delays that of another', async () => {
  const { order, post } = notingApp();
  const many = Array.from({ length: 20 }, (_, index) => post(`${index}`));
  await Promise.all([...many, post('other', '192.0.2.2')]);
  expect(order.indexOf('other')).toBeLessThanOrEqual(4);
});
