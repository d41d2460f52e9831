/** @jest-environment jsdom */

import { find, form, openPage, scripts, setUpPages, touch } from './testing/open-page.ts';

setUpPages();

describe('where only the tour is an island', () => {
  test('hydration waits until the tour itself is touched', async () => {
    await openPage(undefined, () => find('main').replaceWith(document.createElement('main')));
    touch();
    expect(scripts()).toEqual([]);
    find('.tour button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(scripts()).toEqual(['/page.js', '/island.js']);
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

  test('opens four seconds after a first visit has loaded, once, without the framework', async () => {
    await openPage();
    await load();
    expect(tour().open).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(tour().open).toBe(true);
    expect(localStorage.getItem('onboarding-seen')).toBe('true');
    expect(scripts()).toEqual([]);
  });

  test.each([
    ['a later visit', () => localStorage.setItem('onboarding-seen', 'true')],
    [
      'somebody who has pressed something',
      () => find('main').dispatchEvent(new Event('click', { bubbles: true })),
    ],
    ['somebody who types', () => find('main').dispatchEvent(new Event('input', { bubbles: true }))],
    ['a page that resumes something', () => form().setAttribute('data-start', '')],
  ])('leaves %s alone', async (_, prepare) => {
    await openPage();
    prepare();
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
  });

  test('leaves somebody who came to a part of the page alone', async () => {
    await openPage(undefined, () => history.replaceState(null, '', '#contact'));
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
    history.replaceState(null, '', '/');
  });

  test('does not open by itself on a page that says so', async () => {
    await openPage(undefined, () => tour().removeAttribute('data-auto'));
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
  });

  test('waits while the page is not seen', async () => {
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

  test('opens on request, also for those who have seen it', async () => {
    localStorage.setItem('onboarding-seen', 'true');
    await openPage();
    find<HTMLElement>('[data-show-tour]').click();
    expect(tour().open).toBe(true);
    expect(localStorage.getItem('onboarding-seen')).toBeNull();
    tour().dispatchEvent(new Event('close'));
    expect(localStorage.getItem('onboarding-seen')).toBe('true');
  });

  test('is asked of its island where that has taken over, and so begins at the first step', async () => {
    await openPage();
    const ofIsland = jest.fn();
    window.resetOnboarding = ofIsland;
    find<HTMLElement>('[data-show-tour]').click();
    expect(ofIsland).toHaveBeenCalledTimes(1);
  });

  test('stays away where the browser remembers nothing, and opens on request there, too', async () => {
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
