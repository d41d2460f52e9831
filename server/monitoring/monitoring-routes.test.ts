import fastify from 'fastify';
import { Registry } from 'prom-client';
import { monitoringRoutes } from './monitoring-routes.ts';

test('the store is checked once a second at most; its failure and its recovery show within a second', async () => {
  const outcomes = [true, true, false, true];
  let checks = 0;
  const checkStore = async () => {
    checks += 1;
    if (!outcomes[checks - 1]) throw new Error('away');
  };
  const app = fastify();
  await app.register(
    monitoringRoutes({ registry: new Registry(), token: undefined, checkStore, health: () => ({}) }),
  );
  const clock = jest.spyOn(performance, 'now');
  const statusAt = async (time: number) => {
    clock.mockReturnValue(time);
    return (await app.inject('/healthz')).statusCode;
  };
  expect([await statusAt(0), await statusAt(999), checks]).toEqual([200, 200, 1]);
  expect([await statusAt(1000), await statusAt(1999), checks]).toEqual([200, 200, 2]);
  expect([await statusAt(2000), await statusAt(3000), checks]).toEqual([503, 200, 4]);
  clock.mockRestore();
});
