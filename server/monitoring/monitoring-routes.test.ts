import fastify from 'fastify';
import { monitoringRoutes } from './monitoring-routes.ts';

/** Serves health with a store whose consecutive checks succeed or fail as in `outcomes`. */
async function monitored(outcomes: readonly boolean[]) {
  let checks = 0;
  let time = 0;
  const app = fastify();
  await app.register(
    monitoringRoutes({
      metrics: {
        countResponse: () => {},
        countSpamSigns: () => {},
        countAttempt: () => {},
        read: async () => '',
        contentType: 'text/plain; version=0.0.4; charset=utf-8',
      },
      metricsToken: undefined,
      checkStore: async () => {
        checks += 1;
        if (!outcomes[checks - 1]) throw new Error('away');
      },
      health: () => ({}),
      now: () => time,
    }),
  );
  return {
    checks: () => checks,
    statusAt: async (milliseconds: number) => {
      time = milliseconds;
      return (await app.inject('/healthz')).statusCode;
    },
  };
}

test('checks the store once a second at most while it is healthy', async () => {
  const { checks, statusAt } = await monitored([true, true]);
  expect([await statusAt(0), await statusAt(500), await statusAt(999)]).toEqual([200, 200, 200]);
  expect(checks()).toBe(1);
  expect(await statusAt(1000)).toBe(200);
  expect(checks()).toBe(2);
});

test('reports a failing store within a second, and a recovered one at once', async () => {
  const { checks, statusAt } = await monitored([true, false, true]);
  expect(await statusAt(0)).toBe(200);
  expect(await statusAt(1000)).toBe(503);
  expect(await statusAt(1001)).toBe(200);
  expect(checks()).toBe(3);
});
