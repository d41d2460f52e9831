import { startServer } from './start-server.ts';

const server = await startServer({
  root: process.env.OUT ?? 'out',
  port: Number(process.env.PORT ?? 3000),
  host: process.env.HOST ?? 'localhost',
});
process.stdout.write(`${server.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
