/** @jest-environment jsdom */

import {
  answer,
  button,
  find,
  form,
  hydrate,
  openPage,
  scripts,
  setUpPages,
  touch,
} from './testing/open-page.ts';

setUpPages();

/** The browser's account of the line. */
const lineIs = (connection?: { saveData: boolean; effectiveType: string }) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => lineIs(undefined));

describe('a scroll', () => {
  const load = async () => {
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1000);
  };
  const scroll = () => window.dispatchEvent(new Event('scroll'));

  test('hydrates, even with no pointer over the page', async () => {
    await openPage();
    await load();
    expect(scripts()).toEqual([]);
    scroll();
    expect(scripts()).toEqual(['/page.js', '/island.js']);
  });

  test('does nothing while the page loads: then it is the browser’s own', async () => {
    await openPage();
    scroll();
    await load();
    expect(scripts()).toEqual([]);
  });
});

describe('use of the page', () => {
  test('requests nothing where no script waits, as in development', async () => {
    await openPage('');
    touch();
    expect(scripts()).toEqual([]);
  });

  test.each([
    ['by somebody who saves data', { saveData: true, effectiveType: '4g' }],
    ['on a very slow line', { saveData: false, effectiveType: 'slow-2g' }],
  ])('%s is that of an island', async (_, connection) => {
    lineIs(connection);
    await openPage();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1000);
    window.dispatchEvent(new Event('scroll'));
    touch();
    expect(scripts()).toEqual([]);
    form().dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(scripts()).toEqual(['/page.js', '/island.js']);
  });
});

describe('the style sheet', () => {
  const adopted = () => document.adoptedStyleSheets.map((sheet) => 'css' in sheet && sheet.css);

  test('of what nobody sees before using the page is adopted in a task of its own', async () => {
    await openPage();
    expect(adopted()).toEqual([]);
    jest.advanceTimersByTime(0);
    expect(adopted()).toEqual(['later.css']);
  });

  test('of the islands is adopted when its script calls', async () => {
    await openPage();
    jest.advanceTimersByTime(0);
    window.adoptStyleSheet('p{}');
    expect(adopted()).toEqual(['later.css', 'p{}']);
  });
});

describe('a control that waits for its script', () => {
  const busy = () => [...document.querySelectorAll('[aria-busy=true]')];

  test('is busy until its action is replayed', async () => {
    await openPage();
    button().click();
    expect(busy()).toEqual([button()]);
    hydrate(button().parentElement as Element);
    expect(busy()).toEqual([]);
  });

  test('is the only one of its island', async () => {
    await openPage();
    button().after(button().cloneNode(true));
    button().click();
    find<HTMLElement>('button + button').click();
    expect(busy()).toEqual([find('button + button')]);
  });

  test.each([
    ['when a script fails', () => answer('island')],
    ['when the browser posts its form', () => jest.advanceTimersByTimeAsync(8000)],
  ])('is no longer busy %s', async (_, wait) => {
    await openPage();
    jest.spyOn(form(), 'submit').mockReturnValue();
    find<HTMLElement>('form button').click();
    expect(busy()).toEqual([find('form button')]);
    await wait();
    expect(busy()).toEqual([]);
  });
});
