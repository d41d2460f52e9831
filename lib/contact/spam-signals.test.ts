import { byContactField } from './contact-fields.ts';
import { countLinks, isDomainListed, normalizedText } from './spam-signals.ts';

const message = byContactField(() => '');

it.each([
  ['Hello', 0],
  ['See https://www.shop.example/page for our site', 1],
  ['http://a.example HTTPS://b.example www.c.example', 3],
  ['[url=http://a.example]buy[/url]', 2],
  ['awww.', 0],
])('counts the links in %j', (text, count) => {
  expect(countLinks({ ...message, message: text })).toBe(count);
});

it('counts links in names and company, not in the email address', () => {
  const spam = { firstName: 'www.a.example', lastName: 'http://b.example', company: 'https://c.example' };
  expect(countLinks({ ...message, ...spam, email: 'zoe@www.shop.example' })).toBe(3);
  expect(countLinks({ ...message, firstName: 'Zoe', lastName: 'www.a.example' })).toBe(1);
});

it('ignores layout, case and numbers', () => {
  const [first, second] = [
    'We rank your site first on Google within 30 days. Offer 4711',
    '> WE rank your site first,\n> on GOOGLE within 90 days! Offer 0815',
  ].map((text) => normalizedText({ message: text }));
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

it('ignores short texts', () => {
  expect(normalizedText({ message: 'Please call me back tomorrow!' })).toBeUndefined();
  expect(normalizedText({ message: 'x'.repeat(39) })).toBeUndefined();
  expect(normalizedText({ message: 'x'.repeat(40) })).toBeDefined();
});

it.each([
  ['trash.example', true],
  ['mail.trash.example', true],
  ['nottrash.example', false],
  ['example', false],
])('%s is listed: %s', (domain, found) => {
  expect(isDomainListed(domain, new Set(['trash.example']))).toBe(found);
});
