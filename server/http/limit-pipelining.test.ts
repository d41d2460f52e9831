import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestServer } from '../testing/start-test-server.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('32 requests may be in flight on a connection; the next one closes it, and others are answered', async () => {
  const send = (count: number): Promise<string> => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname).on('error', () => {});
    const get = (last: string) => `GET / HTTP/1.1\r\nHost: x\r\n${last}\r\n`;
    socket.write(get('').repeat(count - 1) + get('Connection: close\r\n'));
    return text(socket);
  };
  expect((await send(32)).match(/HTTP\/1\.1 200/g)).toHaveLength(32);
  expect(await send(33)).toBe('');
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('http_requests_refused_total{limit="connection"} 1\n');
});
