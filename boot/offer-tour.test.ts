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

// Its buttons, keys and focus, and that it opens after 20 seconds at rest: e2e/tour.spec.ts.
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

  test.each([
    ['when the URL has a hash', () => history.replaceState(null, '', '#contact')],
    ['without data-auto', () => tour().removeAttribute('data-auto')],
  ])('does not open by itself %s', async (_, prepare) => {
    await openPage(undefined, prepare);
    load();
    await advance(60_000);
    expect(tour().open).toBe(false);
    history.replaceState(null, '', '/');
  });

  test.each([
    [
      'a form is in the middle of the window',
      () => jest.spyOn(document, 'elementFromPoint').mockImplementation(() => form().firstElementChild),
    ],
    ['the page is hidden', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ])('waits while %s', async (_, prepare) => {
    await openPage();
    const obstacle = prepare();
    load();
    await advance(60_000);
    expect(tour().open).toBe(false);
    obstacle.mockRestore();
    await advance(20_000);
    expect(tour().open).toBe(true);
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
