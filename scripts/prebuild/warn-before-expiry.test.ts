import { expiryWarning } from './warn-before-expiry.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const expiring = (date: string) => expiryWarning(`Contact: mailto:x@y.example\nExpires: ${date}\n`, now);

test('a file that is valid for two months gives no warning', () => {
  expect(expiring('2027-01-22T12:00:00Z')).toBeUndefined();
});

test('warns of a file that expires sooner or has expired', () => {
  expect(expiring('2027-01-10T12:00:00Z')).toContain('expires in 49 days');
  expect(expiring('2026-11-20T12:00:00Z')).toContain('expires in -2 days');
});

test('warns of a file without a valid date', () => {
  expect(expiryWarning('Contact: mailto:x@y.example', now)).toContain('has no date');
  expect(expiring('soon')).toContain('has no date');
});
