/** @jest-environment jsdom */

import { laterPartsSelector } from '../lib/hydration/contract.ts';
import { openPage, setUpPages } from './testing/open-page.ts';

setUpPages();

const parts = () => [...document.querySelectorAll<HTMLElement>(laterPartsSelector)];
const laidOut = () => parts().filter(({ style }) => style.contentVisibility === 'visible').length;
let idle: IdleRequestCallback[];
const runIdle = (timeRemaining: () => number) => idle.shift()?.({ didTimeout: false, timeRemaining });

/** Opens a page with three parts below its first section, the footer among them. */
async function open(type: string, prepare?: () => void): Promise<void> {
  idle = [];
  window.requestIdleCallback = (callback) => idle.push(callback);
  const visit = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => '', type };
  performance.getEntriesByType = () => [visit];
  await openPage(undefined, () => {
    document.body.innerHTML += '<footer class="ftr"></footer>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p class="section"></p><p></p><p></p>');
    prepare?.();
  });
}

test('after loading, parts are laid out as far as idle time goes', async () => {
  await open('navigate');
  expect(parts()).toHaveLength(3);
  expect(laidOut()).toBe(0);
  window.dispatchEvent(new Event('load'));
  const times = [50, 5];
  runIdle(() => times.shift() ?? 0);
  expect(laidOut()).toBe(2);
  runIdle(() => 50);
  expect(laidOut()).toBe(3);
  expect(idle).toEqual([]);
});

test.each(['click', 'keydown'])('a %s lays out all parts, before the page has loaded, too', async (type) => {
  await open('navigate');
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(laidOut()).toBe(3);
});

test.each(['reload', 'back_forward'])(
  'a %s lays out all parts, since a place in the page is restored',
  async (type) => {
    await open(type);
    expect(laidOut()).toBe(3);
  },
);

test('a hash lays out all parts', async () => {
  history.replaceState(null, '', '#call');
  await open('navigate');
  history.replaceState(null, '', '/');
  expect(laidOut()).toBe(3);
});
