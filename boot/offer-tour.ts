import { needsEagerHydration } from './needs-eager-hydration.ts';
import { storage } from './storage.ts';

/** The `localStorage` key that says the visitor has seen the tour. */
const seenKey = 'onboarding-seen';

/**
 * Opens the first visit's tour: by itself once, four seconds after the page has loaded, or when it is asked for. The
 * dialog and its first step are in the page; the browser closes it.
 *
 * It does not open by itself over what a visitor has begun: a click, a key or a word typed postpones it to the next page,
 * and so does an address that names a part of the page, or a page that resumes something.
 */
export function offerTour(): void {
  const delayMs = 4000;
  const tour = document.querySelector('.tour') as HTMLDialogElement;
  const kept = storage('localStorage');
  const remember = () => kept?.setItem(seenKey, 'true');
  // Whoever follows a link to a part of the page wants to see that.
  let isBusy = Boolean(location.hash);
  const offer = () => {
    // A page prepared ahead or in another tab waits until it is seen.
    if (document.hidden) setTimeout(offer, delayMs);
    // Where the browser keeps nothing, the tour would come on every page.
    else if (kept && !isBusy && !kept.getItem(seenKey) && !needsEagerHydration()) {
      remember();
      tour.showModal();
    }
  };
  window.resetOnboarding = () => {
    kept?.removeItem(seenKey);
    if (!tour.open) tour.showModal();
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
  addEventListener(
    'click',
    ({ target }) => (target as Element).closest('[data-show-tour]') && window.resetOnboarding(),
  );
  if (tour.dataset.auto) addEventListener('load', () => setTimeout(offer, delayMs));
}
