import fc from 'fast-check';
import { canonicalForwardedFor } from './canonical-address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:51234', '192.0.2.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:DB8:0::0:1', '2001:db8::1'],
  ['192.0.2.7:51234,  10.0.0.1:80', '192.0.2.7, 10.0.0.1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['unknown, 192.0.2.7', 'unknown, 192.0.2.7'],
  ['', ''],
])('normalizes %j to %j', (header, addresses) => {
  expect(canonicalForwardedFor(header)).toBe(addresses);
});

it('reads only the last twenty entries: a client can make up thousands, and each costs time', () => {
  const madeUp = Array.from({ length: 9 }, (_, index) => `198.51.100.${index}`);
  const proxies = Array.from({ length: 19 }, (_, index) => `10.0.0.${index}`);
  const header = [...madeUp, '192.0.2.7', ...proxies].join(',');
  expect(canonicalForwardedFor(header)).toBe(['192.0.2.7', ...proxies].join(', '));
  expect(canonicalForwardedFor(','.repeat(12_000)).split(',')).toHaveLength(20);
});

it('never throws, whatever a client sends', () => {
  const part = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6());
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(canonicalForwardedFor(parts.join(','))).toEqual(expect.any(String));
    }),
  );
});
