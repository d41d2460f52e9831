import { fill } from './fill.ts';

test('puts each value into its place, as often as it stands there', () => {
  expect(fill('{city}, {province}: {city}', { city: 'Halifax', province: 'Nova Scotia' })).toBe(
    'Halifax, Nova Scotia: Halifax',
  );
});

test('writes numbers as they are, 0 included', () => {
  expect(fill('{count} results', { count: 0 })).toBe('0 results');
});

test('names the place that got no value', () => {
  expect(() => fill('Call {phone}', { city: 'Halifax' })).toThrow('No value for {phone} in "Call {phone}"');
});
