import fc from 'fast-check';
import { limitKey, networkKey } from './limit-key.ts';

it.each([
  ['192.0.2.7', '192.0.2.7/32', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7/32', '192.0.2.0/24'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  // Ends like an IPv4-mapped address but is not one.
  ['2001:db8::ffff:c000:207', '2001:db8::/64', '2001:db8::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['unix:', 'unix:', 'unix:'],
  ['', '', ''],
])('identifies the sender %s as %s, in the network %s', (address, key, network) => {
  expect([limitKey(address), networkKey(address)]).toEqual([key, network]);
});

it('never throws, whatever a client sends', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
      expect([limitKey(text), networkKey(text)]).toEqual([expect.any(String), expect.any(String)]);
    }),
  );
});
