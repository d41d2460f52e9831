/** @jest-environment jsdom */

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
const form = () => find<HTMLFormElement>('form');
const scripts = () => [...document.head.children].map((script) => script.getAttribute('src'));
const touch = () => document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));

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

describe('where only the tour is an island', () => {
  test('hydration waits until the tour itself is touched', async () => {
    await open();
    find('main').replaceWith(document.createElement('main'));
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
    await open();
    await load();
    expect(tour().open).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(tour().open).toBe(true);
    expect(document.activeElement).toBe(find('.tour .btn-primary'));
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
    await open();
    prepare();
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
  });

  test('does not open by itself on a page that says so', async () => {
    await open(undefined, () => tour().removeAttribute('data-auto'));
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
  });

  test('waits while the page is not seen', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await open();
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
    await open();
    find<HTMLElement>('[data-show-tour]').click();
    expect(tour().open).toBe(true);
    expect(localStorage.getItem('onboarding-seen')).toBeNull();
    tour().dispatchEvent(new Event('close'));
    expect(localStorage.getItem('onboarding-seen')).toBe('true');
  });

  test('stays away where the browser remembers nothing, and opens on request there, too', async () => {
    await open();
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tour().open).toBe(false);
    window.resetOnboarding?.();
    expect(tour().open).toBe(true);
    storage.mockRestore();
  });
});
