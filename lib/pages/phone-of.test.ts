import { phoneOf } from './phone-of.ts';

test('a landing page has the number of the Toronto desk', () => {
  expect(phoneOf({ language: 'en', kind: 'landing' })).toEqual({
    number: '416-555-0178',
    dial: '+14165550178',
    desk: 'Toronto desk',
  });
});

test('every other page has the main number', () => {
  expect(phoneOf({ language: 'en', kind: 'city' })).toEqual({
    number: '1-800-555-0142',
    dial: '+18005550142',
  });
});
