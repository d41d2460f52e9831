import fc from 'fast-check';
import { forwardedAddresses } from './forwarded-addresses.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234,  10.0.0.1:80', '192.0.2.7, 10.0.0.1'],
  ['[2001:db8::1]:443, [2001:db8::2]', '2001:db8::1, 2001:db8::2'],
  ['unknown, 192.0.2.7', 'unknown, 192.0.2.7'],
  ['', ''],
])('reads %j as %j', (header, addresses) => {
  expect(forwardedAddresses(header)).toBe(addresses);
});

it('reads only the last twenty entries: a client can make up thousands, and each costs time', () => {
  expect(forwardedAddresses(','.repeat(12_000)).split(',')).toHaveLength(20);
});

it('never throws, whatever a client sends', () => {
  const part = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6());
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(forwardedAddresses(parts.join(','))).toEqual(expect.any(String));
    }),
  );
});
