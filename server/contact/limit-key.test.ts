import { limitKey, networkKey } from './limit-key.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  // Ends like an IPv4-mapped address but is not one.
  ['2001:db8::ffff:c000:207', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[fe80::1%eth0]:49152', 'fe80:0:0:0::/64'],
  ['192.0.2.7:49152', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:49152', '192.0.2.7'],
  ['[2001:db8:1:2::9]:49152', '2001:db8:1:2::/64'],
  ['unix:', 'unix:'],
  ['', ''],
])('identifies the sender %s as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('assigns %s to the network %s', (address, network) => {
  expect(networkKey(address)).toBe(network);
});
