import fastify from 'fastify';
import { queuePosts } from './queue-posts.ts';

/** An app that records the order in which posts are admitted. */
function recordingApp() {
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

test('admits simultaneous posts of one address in order of arrival', async () => {
  const { order, post } = recordingApp();
  const sent = Array.from({ length: 20 }, (_, index) => `${index}`);
  expect(await Promise.all(sent.map((name) => post(name)))).toEqual(sent);
  expect(order).toEqual(sent);
});

test('many posts of one address hardly delay the post of another', async () => {
  const { order, post } = recordingApp();
  const many = Array.from({ length: 20 }, (_, index) => post(`${index}`));
  await Promise.all([...many, post('other', '192.0.2.2')]);
  expect(order.indexOf('other')).toBeLessThanOrEqual(4);
});
