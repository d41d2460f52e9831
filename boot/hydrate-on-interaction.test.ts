/** @jest-environment jsdom */

import { button, find, form, hover, hydrate, openPage, scriptUrls, setUpPages } from './testing/open-page.ts';

setUpPages();

const setConnection = (connection?: { saveData: boolean; effectiveType: string }) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => setConnection(undefined));

describe('an interaction', () => {
  test('by scrolling during load is ignored: the browser restores the scroll position', async () => {
    await openPage();
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(scriptUrls()).toEqual([]);
  });

  test('requests nothing when no scripts are deferred, as in development', async () => {
    await openPage('');
    hover();
    expect(scriptUrls()).toEqual([]);
  });

  test.each([
    ['with data saving', { saveData: true, effectiveType: '4g' }],
    ['on a very slow connection', { saveData: false, effectiveType: 'slow-2g' }],
  ])('%s hydrates only inside an island', async (_, connection) => {
    setConnection(connection);
    await openPage();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1000);
    window.dispatchEvent(new Event('scroll'));
    hover();
    expect(scriptUrls()).toEqual([]);
    form().dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(scriptUrls()).toEqual(['/page.js', '/island.js']);
  });
});

describe('the style sheet in the boot script', () => {
  const adopted = () => document.adoptedStyleSheets.map((sheet) => 'css' in sheet && sheet.css);

  test('waits until two seconds after the page has loaded', async () => {
    await openPage();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1999);
    expect(adopted()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(adopted()).toEqual(['later.css']);
  });

  test.each(['pointerover', 'keydown', 'focusin', 'click', 'toggle', 'beforeprint'])(
    'is adopted once, on the first %s',
    async (type) => {
      await openPage();
      for (let time = 0; time < 2; time += 1) form().dispatchEvent(new Event(type, { bubbles: true }));
      expect(adopted()).toEqual(['later.css']);
    },
  );

  test('is adopted before that of the islands', async () => {
    await openPage();
    window.adoptStyleSheet('p{}');
    expect(adopted()).toEqual(['later.css', 'p{}']);
  });

  test.each([
    ['is the target', () => history.replaceState(null, '', '#faq')],
    ['has the focus', () => button().focus()],
  ])('is adopted in a task of its own when a part of the page %s', async (_, prepare) => {
    await openPage('', prepare);
    expect(adopted()).toEqual([]);
    jest.advanceTimersByTime(0);
    expect(adopted()).toEqual(['later.css']);
    history.replaceState(null, '', '/');
  });
});

test('only the last queued control of an island is busy, until its action is replayed', async () => {
  const busy = () => [...document.querySelectorAll('[aria-busy=true]')];
  await openPage();
  button().after(button().cloneNode(true));
  button().click();
  expect(busy()).toEqual([button()]);
  find<HTMLElement>('button + button').click();
  expect(busy()).toEqual([find('button + button')]);
  hydrate(button().parentElement as Element);
  expect(busy()).toEqual([]);
});
