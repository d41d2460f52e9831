import { fill } from './fill.ts';

test('replaces every occurrence of each placeholder', () => {
  expect(fill('{city}, {province}: {city}', { city: 'Halifax', province: 'Nova Scotia' })).toBe(
    'Halifax, Nova Scotia: Halifax',
  );
});

test('names the placeholder that has no value', () => {
  expect(() => fill('Call {phone}', { city: 'Halifax' })).toThrow('No value for {phone} in "Call {phone}"');
});
