/** @jest-environment jsdom */

import { tellNight } from './tell-night.ts';

const page = `
  <section class="night">
    <h1><span data-headline=""><span>Evening </span><span>here </span></span></h1>
    <input type="radio" name="night" value="Morning\nthere">
    <p data-zones='{"America/Toronto":4,"America/Halifax":1}' data-opens="09:00" data-closes="17:00" data-none="{time}: none of {total}"
      data-some="{time}: {count} of {total}" data-all="{time}: all {total}">Always</p>
  </section>`;
const text = (selector: string) => document.querySelector(selector)?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.lang = 'en-CA';
  document.body.innerHTML = page;
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['on a Wednesday at noon', '2026-07-15T16:00:00Z', 'none of 5'],
  ['after closing time in Halifax', '2026-07-15T20:30:00Z', '1 of 5'],
  ['at night', '2026-07-16T04:00:00Z', 'all 5'],
  ['on a Saturday', '2026-07-18T16:00:00Z', 'all 5'],
])('offices are counted %s', (_, now, expected) => {
  jest.setSystemTime(new Date(now));
  tellNight();
  expect(text('p')).toBe('Always');
  jest.advanceTimersByTime(0);
  expect(text('p')).toMatch(new RegExp(`^\\w+day \\d.* [ap]\\.m\\.: ${expected}$`));
  jest.setSystemTime(new Date('2026-07-15T16:00:00Z'));
  jest.advanceTimersByTime(20_000);
  expect(text('p')).toMatch(/none of 5$/);
});

test('a chosen entry rewrites the headline; the mark walks on a first visit only', () => {
  localStorage.setItem('onboarding-seen', 'true');
  tellNight();
  expect(document.querySelector('.walks')).toBeNull();
  localStorage.clear();
  tellNight();
  expect(document.querySelector('.walks')).not.toBeNull();
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(text('h1')).toBe('Morning there ');
});
