/** @jest-environment jsdom */

import {
  button,
  find,
  form,
  hover,
  hydrate,
  openPage,
  scriptUrls,
  settleScripts,
  setUpPages,
} from './testing/open-page.ts';

setUpPages();

test.each([
  [
    'another script has already created the default policy',
    () => {
      window.trustedTypes = {
        createPolicy: () => {
          throw new TypeError('Policy with name "default" already exists');
        },
      };
    },
  ],
  [
    'a translator has removed the page’s language',
    () => {
      document.documentElement.lang = '';
    },
  ],
])('a part that throws does not stop the others: %s', async (_, prepare) => {
  const ignore = (event: Event) => event.preventDefault();
  window.addEventListener('error', ignore);
  prepare();
  await openPage();
  expect(find('[data-year]').textContent).toBe(`${new Date().getFullYear()}`);
  hover();
  expect(scriptUrls()).toEqual(['/page.js', '/island.js']);
});

test('in browsers without popovers, dialogs, :focus-visible and constructed style sheets nothing throws', async () => {
  const reported = jest.fn();
  window.addEventListener('error', reported);
  const querySelector = document.querySelector.bind(document);
  jest.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
    if (/popover-open|focus-visible/.test(selector)) throw new DOMException(selector, 'SyntaxError');
    return querySelector(selector);
  });
  localStorage.clear();
  await openPage();
  Object.defineProperty(window, 'CSSStyleSheet', { value: undefined, configurable: true });
  const style = document.createElement('style');
  document.body.append(style);
  window.dispatchEvent(new Event('beforeprint'));
  expect(style.sheet?.cssRules[0]?.cssText).toContain('@media all');
  for (const type of ['click', 'focusin', 'toggle', 'scroll'])
    find('main').dispatchEvent(new Event(type, { bubbles: true }));
  window.resetOnboarding();
  jest.restoreAllMocks();
  hover();
  expect(scriptUrls()).toEqual(['/page.js', '/island.js']);
  expect(reported).not.toHaveBeenCalled();
  window.removeEventListener('error', reported);
});

describe('hydration', () => {
  test.each(['pointerover', 'keydown', 'input'])(
    'starts on the first %s, once all scripts have loaded',
    async (type) => {
      await openPage();
      expect(scriptUrls()).toEqual([]);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(scriptUrls()).toEqual(['/page.js', '/island.js']);
      expect(window.hydratePage).not.toHaveBeenCalled();
      await settleScripts();
      expect(window.hydratePage).toHaveBeenCalledTimes(1);
    },
  );

  test('requests only failed scripts again', async () => {
    await openPage();
    hover();
    await settleScripts('island');
    expect(window.hydratePage).not.toHaveBeenCalled();
    hover();
    expect(scriptUrls()).toEqual(['/page.js', '/island.js', '/island.js']);
    await settleScripts();
    expect(window.hydratePage).toHaveBeenCalledTimes(1);
  });

  test('does not start on the autofocus of a field', async () => {
    await openPage();
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(scriptUrls()).toEqual([]);
  });
});

// Clicks and submits that are replayed, and posts by the browser: e2e/deferred-hydration*.spec.ts.
describe('events before hydration', () => {
  test('a click before the boot script ran is replayed, after the policy that allows our scripts', async () => {
    const scriptsBefore: unknown[] = [];
    window.trustedTypes = { createPolicy: () => scriptsBefore.push(scriptUrls()) };
    // jsdom treats every focus as :focus-visible.
    const querySelector = document.querySelector.bind(document);
    const query = jest.spyOn(document, 'querySelector');
    query.mockImplementation((selector: string) =>
      querySelector(selector.replace(':not(:focus-visible)', '')),
    );
    await openPage('/page.js /island.js', () => button().focus());
    query.mockRestore();
    expect(scriptsBefore).toEqual([[]]);
    expect(scriptUrls()).toEqual(['/page.js', '/island.js']);
    const clicked = jest.fn();
    button().addEventListener('click', clicked);
    hydrate(button().parentElement as Element);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('a click is dropped when a script fails', async () => {
    await openPage();
    const clicked = jest.fn();
    button().addEventListener('click', clicked);
    button().click();
    await settleScripts('island');
    hydrate(button().parentElement as Element);
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('without interaction', () => {
  const load = async () => {
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1000);
  };

  // Session state, queries and hashes: e2e/deferred-hydration.spec.ts.
  test.each([
    ['when the history holds an island’s state', 'history:check'],
    ['for an island that starts on every visit', 'start'],
  ])('hydrates %s', async (_, reads) => {
    await openPage();
    form().setAttribute('data-reads', reads);
    history.replaceState({ check: { position: 2 } }, '', '/');
    await load();
    expect(scriptUrls()).toEqual(['/page.js', '/island.js']);
    history.replaceState(null, '', '/');
  });

  test.each([
    ['for unrelated session state', () => sessionStorage.setItem('other', 'x')],
    ['for a hash outside every island', () => history.replaceState(null, '', '/#services')],
    ['for foreign history state', () => history.replaceState({ __NA: true }, '', '/')],
  ])('does not hydrate %s', async (_, prepare) => {
    await openPage();
    form().setAttribute('data-reads', 'session:quiz-report history:check');
    prepare();
    await load();
    expect(scriptUrls()).toEqual([]);
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
});

test('the time of a city is kept up to date; in French, an hour has no leading zero and a full hour no minutes', async () => {
  document.documentElement.lang = 'fr-CA';
  jest.setSystemTime(new Date('2026-11-22T13:59:50Z'));
  await openPage();
  jest.advanceTimersByTime(0);
  expect(find('time').textContent).toBe('8 h 59');
  jest.advanceTimersByTime(20_000);
  expect(find('time').textContent).toBe('9 h');
});
