import { autoTourAttribute, showTourAttribute } from '../lib/hydration/contract.ts';
import { needsEagerHydration } from './needs-eager-hydration.ts';
import { storage } from './storage.ts';

/** In `localStorage`, once the visitor has seen the tour. */
const seenKey = 'onboarding-seen';

/**
 * Opens the tour of a first visit: automatically once, four seconds after load, or on request. The dialog and its first step
 * are in the HTML; the browser closes it.
 *
 * It never interrupts: a click, a key press, typing, scrolling, a hash in the address or restored state postpone it to the next page.
 */
export function offerTour(): void {
  const delayMs = 4000;
  const tour = document.querySelector('.tour') as HTMLDialogElement;
  const store = storage('localStorage');
  const remember = () => store?.setItem(seenKey, 'true');
  let isBusy = Boolean(location.hash);
  const offer = () => {
    // A prerendered page or a background tab waits until it is visible.
    if (document.hidden) setTimeout(offer, delayMs);
    // Without storage, the tour would open on every page.
    else if (store && !isBusy && !store.getItem(seenKey) && !needsEagerHydration()) {
      remember();
      tour.showModal?.();
    }
  };
  window.resetOnboarding = () => {
    store?.removeItem(seenKey);
    if (!tour.open) tour.showModal?.();
  };
  tour.addEventListener('close', remember);
  for (const type of ['click', 'keydown', 'input', 'scroll'])
    addEventListener(
      type,
      () => {
        isBusy = true;
      },
      true,
    );
  addEventListener(
    'click',
    ({ target }) => (target as Element).closest(`[${showTourAttribute}]`) && window.resetOnboarding(),
  );
  if (tour.matches(`[${autoTourAttribute}]`)) addEventListener('load', () => setTimeout(offer, delayMs));
}
