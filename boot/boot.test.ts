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

describe('a part that throws stops no other', () => {
  const reported = jest.fn((event: Event) => event.preventDefault());
  beforeEach(() => window.addEventListener('error', reported));

  test('where another script has made the default policy', async () => {
    window.trustedTypes = {
      createPolicy: () => {
        throw new TypeError('Policy with name "default" already exists');
      },
    };
    await openPage();
    expect(find('[data-year]').textContent).toBe(`${new Date().getFullYear()}`);
    touch();
    expect(scripts()).toEqual(['/page.js', '/island.js']);
    expect(reported).toHaveBeenCalled();
  });

  test('where a translator has emptied the language', async () => {
    document.documentElement.lang = '';
    await openPage();
    touch();
    expect(scripts()).toEqual(['/page.js', '/island.js']);
    expect(window.trustedTypes).toBeUndefined();
  });
});

describe('hydration', () => {
  test.each(['pointerover', 'keydown', 'input'])(
    'starts with the first %s, once all scripts are there',
    async (type) => {
      await openPage();
      expect(scripts()).toEqual([]);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(scripts()).toEqual(['/page.js', '/island.js']);
      expect(window.hydratePage).not.toHaveBeenCalled();
      await answer();
      expect(window.hydratePage).toHaveBeenCalledTimes(1);
    },
  );

  test('requests again what has failed, and nothing else', async () => {
    await openPage();
    touch();
    await answer('island');
    expect(window.hydratePage).not.toHaveBeenCalled();
    touch();
    expect(scripts()).toEqual(['/page.js', '/island.js', '/island.js']);
    await answer();
    expect(window.hydratePage).toHaveBeenCalledTimes(1);
  });

  test('does not start because a field has the focus when the page opens', async () => {
    await openPage();
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(scripts()).toEqual([]);
  });
});

describe('what is done before hydration', () => {
  test('a click is held back, starts hydration and is replayed once', async () => {
    await openPage();
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
    await openPage('/page.js /island.js', () => button().focus());
    query.mockRestore();
    expect(scriptsBefore).toEqual([[]]);
    expect(scripts()).toEqual(['/page.js', '/island.js']);
    const clicked = jest.fn();
    button().addEventListener('click', clicked);
    hydrate(button().parentElement as Element);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('a submit is replayed with its checks', async () => {
    await openPage();
    const submitted = jest.fn((event: Event) => event.preventDefault());
    form().addEventListener('submit', submitted);
    find<HTMLElement>('form button').click();
    expect(submitted).not.toHaveBeenCalled();
    hydrate(form());
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['after eight seconds', () => jest.advanceTimersByTimeAsync(8000)],
    ['when a script fails', () => answer('island')],
  ])('a form is posted by the browser %s', async (_, wait) => {
    await openPage();
    const post = jest.spyOn(form(), 'submit').mockReturnValue();
    find<HTMLElement>('form button').click();
    await jest.advanceTimersByTimeAsync(7999);
    expect(post).not.toHaveBeenCalled();
    await wait();
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('a click is dropped when a script fails', async () => {
    await openPage();
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
    await openPage();
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
    ['where the address names a field sheet', () => history.replaceState(null, '', '/#sheet-C-23124-0')],
    ['for an island that says so', () => form().setAttribute('data-start', '')],
  ])('hydrates %s', async (_, prepare) => {
    await openPage();
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
    ['for a part of the page that no island follows', () => history.replaceState(null, '', '/#services')],
    ['for a state of somebody else', () => history.replaceState({ __NA: true }, '', '/')],
  ])('does not hydrate %s', async (_, prepare) => {
    await openPage();
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
  await openPage();
  jest.advanceTimersByTime(0);
  expect(find('time').textContent).toMatch(/^10:04/);
  jest.advanceTimersByTime(20_000);
  expect(find('time').textContent).toMatch(/^10:05/);
});

test('in French a full hour has no minutes', async () => {
  document.documentElement.lang = 'fr-CA';
  jest.setSystemTime(new Date('2026-11-22T21:59:50Z'));
  await openPage();
  jest.advanceTimersByTime(0);
  expect(find('time').textContent).toBe('16 h 59');
  jest.advanceTimersByTime(20_000);
  expect(find('time').textContent).toBe('17 h');
});

test('the link to the page in another language leads to the same place there, each time anew', async () => {
  await openPage();
  const header = document.createElement('header');
  header.innerHTML = '<a href="/fr/services" lang="fr-CA">Français</a><a href="/about">About</a>';
  document.body.append(header);
  const [own, other] = header.querySelectorAll('a');
  const follow = (link?: HTMLElement) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  header.addEventListener('click', (event) => event.preventDefault());
  for (const place of ['?from=mail#cloud-solutions', '#faq', '']) {
    history.replaceState(null, '', `/services${place}`);
    follow(own);
    follow(other);
    expect([own?.getAttribute('href'), other?.getAttribute('href')]).toEqual([
      `/fr/services${place}`,
      '/about',
    ]);
  }
  history.replaceState(null, '', '/');
});

test('replaces an image that fails by the fallback, once', async () => {
  await openPage();
  const image = find<HTMLImageElement>('img');
  Object.defineProperty(image, 'complete', { value: true });
  image.dispatchEvent(new Event('error'));
  expect(image.getAttribute('src')).toBe('/art/fallback.svg');
  expect(find('source').getAttribute('srcset')).toBe('');
  image.setAttribute('src', '/art/fallback.svg#again');
  image.dispatchEvent(new Event('error'));
  expect(image.getAttribute('src')).toBe('/art/fallback.svg');
});
