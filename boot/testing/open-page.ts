import { hydratedEvent } from '../../lib/hydration/contract.ts';

const page = `
  <main>
    <time data-time-zone="America/Toronto"></time>
    <picture><source srcset="/art/small.svg"><img src="/art/gone.svg" alt=""></picture>
    <form action="/api/contact" data-island=""><button type="submit">Send</button></form>
    <div data-island=""><button type="button">Start</button></div>
  </main>
  <footer><span data-year=""></span><button type="button" data-show-tour="">Show me around</button></footer>
  <dialog class="tour" data-island="" data-auto="true"><button class="btn btn-primary" type="button">Next</button><a>Check</a></dialog>`;

export const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
export const button = () => find<HTMLButtonElement>('button[type=button]');
export const form = () => find<HTMLFormElement>('form');
export const scriptUrls = () => [...document.head.children].map((script) => script.getAttribute('src'));
export const hover = () => document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
let listeners: jest.SpiedFunction<typeof window.addEventListener>;

/** Marks an island as hydrated, as it does itself after React hydrates it. */
export const hydrate = (island: Element) => {
  island.setAttribute('data-island', 'hydrated');
  island.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  jest.advanceTimersByTime(0);
};

/** Fires `load` on all requested scripts, or `error` where the URL contains `failing`. */
export async function settleScripts(failing = 'none'): Promise<void> {
  for (const script of [...document.head.children]) {
    const isFailing = script.getAttribute('src')?.includes(failing);
    script.dispatchEvent(new Event(isFailing ? 'error' : 'load'));
  }
  await jest.advanceTimersByTimeAsync(0);
}

class StyleSheet {
  css = '';
  replaceSync(css: string): void {
    this.css = css;
  }
}

/** Opens a page and runs the boot script as its `<script>` would. */
export async function openPage(deferred = '/page.js /island.js', prepare?: () => void): Promise<void> {
  document.head.innerHTML = '';
  document.body.innerHTML = page;
  jest.resetModules();
  prepare?.();
  // jsdom lacks these.
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  performance.getEntriesByType ??= () => [];
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true });
  Object.defineProperty(window, 'CSSStyleSheet', { value: StyleSheet, configurable: true });
  const script = document.createElement('script');
  script.dataset.deferred = deferred;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  await import('../boot.ts');
}

/** Gives each test fake timers and a returning visitor, and removes the listeners of the previous test. */
export function setUpPages(): void {
  // Otherwise jsdom's own `load` event would come in the middle of the first test.
  beforeAll(() => new Promise<void>((resolve) => setTimeout(resolve)));
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
}
