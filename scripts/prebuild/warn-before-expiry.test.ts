import { expiryWarning } from './warn-before-expiry.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const expiring = (date: string) => expiryWarning(`Contact: mailto:x@y.example\nExpires: ${date}\n`, now);

test('a file that holds for two months says nothing', () => {
  expect(expiring('2027-01-22T12:00:00Z')).toBeUndefined();
});

test('a file that ends sooner, or has ended, says when', () => {
  expect(expiring('2027-01-10T12:00:00Z')).toContain('expires in 49 days');
  expect(expiring('2026-11-20T12:00:00Z')).toContain('expires in -2 days');
});

test('a file without a date says so', () => {
  expect(expiryWarning('Contact: mailto:x@y.example', now)).toContain('has no date');
  expect(expiring('soon')).toContain('has no date');
});
