import { autoTourAttribute, showTourAttribute, tourSeenKey } from '../lib/hydration/contract.ts';
import { needsEagerHydration } from './needs-eager-hydration.ts';
import { storage } from './storage.ts';

/** No earlier than this after load. */
const earliestMs = 4000;
/** After load or the last scrolling. */
const idleMs = 20_000;
/** After scrolling beyond `farShare` of the page. */
const restMs = 1000;
const farShare = 0.4;

/**
 * Opens the tour: of a first visit once, when visitors have seen a good part of the page or rest on it, or on request. The
 * dialog and its first step are in the HTML.
 *
 * It never interrupts: a click, a key press, typing, a hash in the URL or restored state postpone it to the next page,
 * it waits while a form is in the middle of the window, and only visitors who ask for it get the focus moved into it.
 */
export function offerTour(): void {
  const tour = document.querySelector('.tour') as HTMLDialogElement;
  const store = storage('localStorage');
  const remember = () => store?.setItem(tourSeenKey, 'true');
  let isBusy = Boolean(location.hash);
  let timer: ReturnType<typeof setTimeout>;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(offer, ms);
  };
  const offer = () => {
    // A prerendered page or a background tab waits until it is visible.
    if (document.hidden || isAtForm()) wait(idleMs);
    // Without storage, the tour would open on every page.
    else if (store && !isBusy && !store.getItem(tourSeenKey) && !needsEagerHydration()) {
      remember();
      // Unlike `show`, the attribute leaves the focus where it is.
      tour.open = true;
    }
  };
  window.resetOnboarding = () => {
    store?.removeItem(tourSeenKey);
    if (tour.open) return;
    // Wide windows have room for it beside the page.
    if (matchMedia('(min-width: 64rem)').matches) tour.show?.();
    else tour.showModal?.();
  };
  tour.addEventListener('close', remember);
  for (const type of ['click', 'keydown', 'input'])
    addEventListener(
      type,
      () => {
        isBusy = true;
      },
      true,
    );
  addEventListener('click', ({ target }) => {
    const element = target as Element;
    if (element.closest(`[${showTourAttribute}]`)) window.resetOnboarding();
    if (element.closest('.tour a')) tour.close();
  });
  // Browsers close only modal dialogs on Escape.
  addEventListener('keydown', ({ key }) => key === 'Escape' && tour.open && tour.close());
  if (!tour.matches(`[${autoTourAttribute}]`)) return;
  addEventListener('load', () => {
    const loadedAt = Date.now();
    wait(idleMs);
    addEventListener('scroll', () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const isFar = scrollTop > farShare * (scrollHeight - clientHeight);
      wait(isFar ? Math.max(restMs, loadedAt + earliestMs - Date.now()) : idleMs);
    });
  });
}

/** Whether a form is in the middle of the window: somebody is about to fill it in. */
function isAtForm(): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  return Boolean(document.elementFromPoint(clientWidth / 2, clientHeight / 2)?.closest('form'));
}
