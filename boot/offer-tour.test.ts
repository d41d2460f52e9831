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
  const load = async () => {
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(3999);
  };
  beforeEach(() => {
    localStorage.clear();
    // jsdom has no dialogs.
    HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
      this.open = true;
    });
  });

  test('opens once, four seconds after load, without React', async () => {
    await openPage();
    await load();
    expect(tour().open).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(tour().open).toBe(true);
    expect(localStorage.getItem('onboarding-seen')).toBe('true');
    expect(scriptUrls()).toEqual([]);
  });

  test.each([
    ['a returning visitor', () => localStorage.setItem('onboarding-seen', 'true')],
    ['a visitor who clicked', () => find('main').dispatchEvent(new Event('click', { bubbles: true }))],
    ['a visitor who types', () => find('main').dispatchEvent(new Event('input', { bubbles: true }))],
    ['a visitor who scrolls', () => window.dispatchEvent(new Event('scroll'))],
    ['a page that restores state', () => form().setAttribute('data-start', '')],
  ])('does not interrupt %s', async (_, prepare) => {
    await openPage();
    prepare();
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
  });

  test('does not open when the address has a hash', async () => {
    await openPage(undefined, () => history.replaceState(null, '', '#contact'));
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
    history.replaceState(null, '', '/');
  });

  test('does not open automatically without data-auto', async () => {
    await openPage(undefined, () => tour().removeAttribute('data-auto'));
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
  });

  test('waits while the page is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await openPage();
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
    hidden.mockReturnValue(false);
    await jest.advanceTimersByTimeAsync(4000);
    expect(tour().open).toBe(true);
    hidden.mockRestore();
  });

  test('opens on request, even for those who have seen it', async () => {
    localStorage.setItem('onboarding-seen', 'true');
    await openPage();
    find<HTMLElement>('[data-show-tour]').click();
    expect(tour().open).toBe(true);
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
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
    window.resetOnboarding();
    expect(tour().open).toBe(true);
    jest.restoreAllMocks();
  });
});
