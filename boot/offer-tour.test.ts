/** @jest-environment jsdom */

import { find, form, hover, openPage, scriptUrls, setUpPages } from './testing/open-page.ts';

setUpPages();

describe('on a page whose only island is the tour', () => {
  test('hydration waits for an event in the tour', async () => {
    await openPage(undefined, () => find('main').replaceWith(document.createElement('main')));
    hover();
    expect(scriptUrls()).toEqual([]);
    find('.tour button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(scriptUrls()).toEqual(['/page.js', '/island.js']);
  });
});

describe('the tour', () => {
  const tour = () => find<HTMLDialogElement>('.tour');
  const load = () => window.dispatchEvent(new Event('load'));
  const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  /** Scrolls a page of 3000 pixels in a window of 1000. */
  const scrollTo = (top: number) => {
    for (const [name, value] of Object.entries({ scrollTop: top, scrollHeight: 3000, clientHeight: 1000 }))
      Object.defineProperty(document.documentElement, name, { value, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  beforeEach(() => {
    localStorage.clear();
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    // jsdom has no dialogs.
    for (const name of ['show', 'showModal'] as const)
      HTMLDialogElement.prototype[name] = jest.fn(function (this: HTMLDialogElement) {
        this.open = true;
      });
    // Nor places.
    document.elementFromPoint = () => find('main');
    HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    });
  });

  test('opens once, after 20 seconds at rest, without React', async () => {
    await openPage();
    load();
    await advance(19_999);
    expect(tour().open).toBe(false);
    await advance(1);
    expect(tour().open).toBe(true);
    // Both would move the focus.
    expect(tour().show).not.toHaveBeenCalled();
    expect(tour().showModal).not.toHaveBeenCalled();
    expect(localStorage.getItem('onboarding-seen')).toBe('true');
    expect(scriptUrls()).toEqual([]);
  });

  test('in a wide window it leaves the page usable, and Escape or one of its links closes it', async () => {
    window.matchMedia = (query) => ({ matches: query === '(min-width: 64rem)' }) as MediaQueryList;
    await openPage();
    for (const close of [
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => find<HTMLElement>('.tour a').click(),
    ]) {
      window.resetOnboarding();
      expect(tour().open).toBe(true);
      close();
      expect(tour().open).toBe(false);
    }
    expect(tour().showModal).not.toHaveBeenCalled();
  });

  test('opens when 40 percent of the page is scrolled and the page rests, no earlier than four seconds after load', async () => {
    await openPage();
    load();
    scrollTo(801);
    await advance(3999);
    expect(tour().open).toBe(false);
    await advance(1);
    expect(tour().open).toBe(true);
  });

  test('waits while somebody reads with the wheel', async () => {
    await openPage();
    load();
    await advance(15_000);
    scrollTo(800);
    await advance(15_000);
    scrollTo(801);
    await advance(500);
    scrollTo(900);
    await advance(999);
    expect(tour().open).toBe(false);
    await advance(1);
    expect(tour().open).toBe(true);
  });

  test.each([
    ['a returning visitor', () => localStorage.setItem('onboarding-seen', 'true')],
    ['a visitor who clicked', () => find('main').dispatchEvent(new Event('click', { bubbles: true }))],
    ['a visitor who types', () => find('main').dispatchEvent(new Event('input', { bubbles: true }))],
    ['a page that restores state', () => form().setAttribute('data-reads', 'start')],
  ])('does not interrupt %s', async (_, prepare) => {
    await openPage();
    prepare();
    load();
    await advance(60_000);
    expect(tour().open).toBe(false);
  });

  test('does not open when the URL has a hash', async () => {
    await openPage(undefined, () => history.replaceState(null, '', '#contact'));
    load();
    await advance(60_000);
    expect(tour().open).toBe(false);
    history.replaceState(null, '', '/');
  });

  test('does not open automatically without data-auto', async () => {
    await openPage(undefined, () => tour().removeAttribute('data-auto'));
    load();
    await advance(60_000);
    expect(tour().open).toBe(false);
  });

  test('waits while a form is in the middle of the window', async () => {
    await openPage();
    document.elementFromPoint = () => form().firstElementChild;
    load();
    await advance(60_000);
    expect(tour().open).toBe(false);
    document.elementFromPoint = () => find('main');
    await advance(20_000);
    expect(tour().open).toBe(true);
  });

  test('waits while the page is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await openPage();
    load();
    await advance(60_000);
    expect(tour().open).toBe(false);
    hidden.mockReturnValue(false);
    await advance(20_000);
    expect(tour().open).toBe(true);
    hidden.mockRestore();
  });

  test('opens on request, even for those who have seen it', async () => {
    localStorage.setItem('onboarding-seen', 'true');
    await openPage();
    find<HTMLElement>('[data-show-tour]').click();
    expect(tour().showModal).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('onboarding-seen')).toBeNull();
    tour().dispatchEvent(new Event('close'));
    expect(localStorage.getItem('onboarding-seen')).toBe('true');
  });

  test('is opened by its island once that is hydrated', async () => {
    await openPage();
    const resetByIsland = jest.fn();
    window.resetOnboarding = resetByIsland;
    find<HTMLElement>('[data-show-tour]').click();
    expect(resetByIsland).toHaveBeenCalledTimes(1);
  });

  test('opens only on request when storage is blocked', async () => {
    await openPage(undefined, () => {
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    });
    load();
    await advance(60_000);
    expect(tour().open).toBe(false);
    window.resetOnboarding();
    expect(tour().open).toBe(true);
    jest.restoreAllMocks();
  });
});
