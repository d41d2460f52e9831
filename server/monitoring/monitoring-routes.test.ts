import fastify from 'fastify';
import { monitoringRoutes } from './monitoring-routes.ts';

/** Asks for health; `outcomes` says for each look at the store whether it goes well. */
async function monitored(outcomes: readonly boolean[]) {
  let looks = 0;
  let time = 0;
  const app = fastify();
  await app.register(
    monitoringRoutes({
      metrics: {
        countResponse: () => {},
        countSpamSigns: () => {},
        countAttempt: () => {},
        read: async () => '',
        contentType: 'text/plain',
      },
      metricsToken: undefined,
      checkStore: async () => {
        looks += 1;
        if (!outcomes[looks - 1]) throw new Error('away');
      },
      health: () => ({}),
      now: () => time,
    }),
  );
  return {
    looks: () => looks,
    statusAt: async (milliseconds: number) => {
      time = milliseconds;
      return (await app.inject('/healthz')).statusCode;
    },
  };
}

test('looks at the store at most once a second while it is well, however often it is asked', async () => {
  const { looks, statusAt } = await monitored([true, true]);
  expect([await statusAt(0), await statusAt(500), await statusAt(999)]).toEqual([200, 200, 200]);
  expect(looks()).toBe(1);
  expect(await statusAt(1000)).toBe(200);
  expect(looks()).toBe(2);
});

test('tells of a store that fails within a second, and at once when it is well again', async () => {
  const { looks, statusAt } = await monitored([true, false, true]);
  expect(await statusAt(0)).toBe(200);
  expect(await statusAt(1000)).toBe(503);
  expect(await statusAt(1001)).toBe(200);
  expect(looks()).toBe(3);
});
