/** @jest-environment jsdom */

import { hydratedEvent } from '../lib/hydration/hydrated-event.ts';

const page = `
  <main>
    <time data-time-zone="America/Toronto"></time>
    <picture><source srcset="/art/small.svg"><img src="/art/gone.svg" alt=""></picture>
    <form data-island=""><button type="submit">Send</button></form>
    <div data-island=""><button type="button">Start</button></div>
  </main>
  <footer><span data-year=""></span><button type="button" data-show-tour="">Show me around</button></footer>
  <dialog class="tour" data-island="" data-auto=""><button class="btn btn-primary" type="button">Next</button></dialog>`;

const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
const button = () => find<HTMLButtonElement>('button[type=button]');
const form = () => find<HTMLFormElement>('form');
const scripts = () => [...document.head.children].map((script) => script.getAttribute('src'));
const touch = () => document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
const hydrate = (island: Element) => {
  island.setAttribute('data-island', 'hydrated');
  island.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  jest.advanceTimersByTime(0);
};

let listeners: jest.SpiedFunction<typeof window.addEventListener>;

/** Opens a page and runs the boot script as its own tag would. */
async function open(deferred = '/page.js /island.js', prepare?: () => void): Promise<void> {
  document.head.innerHTML = '';
  document.body.innerHTML = page;
  prepare?.();
  const script = document.createElement('script');
  script.dataset.deferred = deferred;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  jest.resetModules();
  await import('./boot.ts');
}

/** Lets the scripts that were requested arrive, or fail where their address has `failing` in it. */
async function answer(failing = 'none'): Promise<void> {
  for (const script of [...document.head.children]) {
    const isFailing = script.getAttribute('src')?.includes(failing);
    script.dispatchEvent(new Event(isFailing ? 'error' : 'load'));
  }
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  listeners = jest.spyOn(window, 'addEventListener');
  window.hydratePage = jest.fn();
  document.documentElement.lang = 'en-CA';
  localStorage.setItem('onboarding-seen', 'true');
});
afterEach(() => {
  for (const listener of listeners.mock.calls) window.removeEventListener(...listener);
  listeners.mockRestore();
  Reflect.deleteProperty(window, 'trustedTypes');
  jest.useRealTimers();
});

describe('a part that throws stops no other', () => {
  const reported = jest.fn((event: Event) => event.preventDefault());
  beforeEach(() => window.addEventListener('error', reported));

  test('where another script has made the default policy', async () => {
    window.trustedTypes = {
      createPolicy: () => {
        throw new TypeError('Policy with name "default" already exists');
      },
    };
    await open();
    expect(find('[data-year]').textContent).toBe(`${new Date().getFullYear()}`);
    touch();
    expect(scripts()).toEqual(['/page.js', '/island.js']);
    expect(reported).toHaveBeenCalled();
  });

  test('where a translator has emptied the language', async () => {
    document.documentElement.lang = '';
    await open();
    touch();
    expect(scripts()).toEqual(['/page.js', '/island.js']);
    expect(window.trustedTypes).toBeUndefined();
  });
});

describe('hydration', () => {
  test.each(['pointerover', 'keydown', 'focusin'])(
    'starts with the first %s, once all scripts are there',
    async (type) => {
      await open();
      expect(scripts()).toEqual([]);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      touch();
      expect(scripts()).toEqual(['/page.js', '/island.js']);
      expect(window.hydratePage).not.toHaveBeenCalled();
      await answer();
      expect(window.hydratePage).toHaveBeenCalledTimes(1);
    },
  );

  test('requests again what has failed, and nothing else', async () => {
    await open();
    touch();
    await answer('island');
    expect(window.hydratePage).not.toHaveBeenCalled();
    expect(scripts()).toEqual(['/page.js']);
    touch();
    expect(scripts()).toEqual(['/page.js', '/island.js']);
    await answer();
    expect(window.hydratePage).toHaveBeenCalledTimes(1);
  });

  test('never starts on a page without islands', async () => {
    await open('');
    touch();
    expect(scripts()).toEqual([]);
  });
});

describe('what is done before hydration', () => {
  test('a click is held back, starts hydration and is replayed once', async () => {
    await open();
    const clicked = jest.fn();
    button().addEventListener('click', clicked);
    button().click();
    button().click();
    expect(clicked).not.toHaveBeenCalled();
    expect(scripts()).toEqual(['/page.js', '/island.js']);
    hydrate(button().parentElement as Element);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('a press on a button before the boot script came counts, once our addresses may be loaded', async () => {
    const scriptsBefore: unknown[] = [];
    window.trustedTypes = { createPolicy: () => scriptsBefore.push(scripts()) };
    // The test's browser takes every focus for one by keyboard.
    const real = document.querySelector.bind(document);
    const query = jest.spyOn(document, 'querySelector');
    query.mockImplementation((selector: string) => real(selector.replace(':not(:focus-visible)', '')));
    await open('/page.js /island.js', () => button().focus());
    query.mockRestore();
    expect(scriptsBefore).toEqual([[]]);
    expect(scripts()).toEqual(['/page.js', '/island.js']);
    const clicked = jest.fn();
    button().addEventListener('click', clicked);
    hydrate(button().parentElement as Element);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('a submit is replayed with its checks', async () => {
    await open();
    const early = new Event('submit', { bubbles: true, cancelable: true });
    form().dispatchEvent(early);
    expect(early.defaultPrevented).toBe(true);
    const submitted = jest.fn((event: Event) => event.preventDefault());
    form().addEventListener('submit', submitted);
    hydrate(form());
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['after eight seconds', () => jest.advanceTimersByTimeAsync(8000)],
    ['when a script fails', () => answer('island')],
  ])('a form is posted by the browser %s', async (_, wait) => {
    await open();
    const post = jest.spyOn(form(), 'submit').mockReturnValue();
    form().requestSubmit();
    await jest.advanceTimersByTimeAsync(7999);
    expect(post).not.toHaveBeenCalled();
    await wait();
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('a click is dropped when a script fails', async () => {
    await open();
    const clicked = jest.fn();
    button().addEventListener('click', clicked);
    button().click();
    await answer('island');
    hydrate(button().parentElement as Element);
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('without interaction', () => {
  const load = async () => {
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1000);
  };

  test('a returning visitor’s page stays as it is', async () => {
    await open();
    await load();
    expect(scripts()).toEqual([]);
  });

  test.each([
    [
      'where a page has left what an island takes over',
      () => {
        form().setAttribute('data-session', 'quiz-report');
        sessionStorage.setItem('quiz-report', 'Score 40');
      },
    ],
    [
      'where the address has a query that an island follows',
      () => {
        form().setAttribute('data-query', 'service');
        history.replaceState(null, '', '?service=cloud-solutions');
      },
    ],
    [
      'where the history holds an island’s state',
      () => {
        form().setAttribute('data-history', 'check');
        history.replaceState({ check: { position: 2 } }, '', '/');
      },
    ],
    ['for an island that says so', () => form().setAttribute('data-start', '')],
  ])('hydrates %s', async (_, prepare) => {
    await open();
    prepare();
    await load();
    expect(scripts()).toEqual(['/page.js', '/island.js']);
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });

  test.each([
    ['on a first visit', () => localStorage.clear()],
    ['for something else in this tab', () => sessionStorage.setItem('other', 'x')],
    ['for a query that no island follows', () => history.replaceState(null, '', '?utm_source=mail')],
    ['for a state of somebody else', () => history.replaceState({ __NA: true }, '', '/')],
  ])('does not hydrate %s', async (_, prepare) => {
    await open();
    form().setAttribute('data-session', 'quiz-report');
    form().setAttribute('data-query', 'service');
    form().setAttribute('data-history', 'check');
    prepare();
    await load();
    expect(scripts()).toEqual([]);
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
});

test('shows the time of each city and keeps it up to date', async () => {
  jest.setSystemTime(new Date('2026-11-22T15:04:50Z'));
  await open();
  expect(find('time').textContent).toMatch(/^10:04/);
  jest.advanceTimersByTime(20_000);
  expect(find('time').textContent).toMatch(/^10:05/);
});

test('replaces an image that fails by the fallback, once', async () => {
  await open();
  const image = find<HTMLImageElement>('img');
  Object.defineProperty(image, 'complete', { value: true });
  image.dispatchEvent(new Event('error'));
  expect(image.getAttribute('src')).toBe('/art/fallback.svg');
  expect(find('source').getAttribute('srcset')).toBe('');
  image.setAttribute('src', '/art/fallback.svg#again');
  image.dispatchEvent(new Event('error'));
  expect(image.getAttribute('src')).toBe('/art/fallback.svg');
});
