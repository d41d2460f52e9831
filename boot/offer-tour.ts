import { firstVisitKey } from '../lib/hydration/first-visit-key.ts';
import { needsEagerHydration } from './needs-eager-hydration.ts';

/**
 * Opens the first visit's tour: by itself once, four seconds after the page has loaded, or when it is asked for. The
 * dialog and its first step are in the page; the browser closes it.
 *
 * It does not open by itself over what a visitor has begun: a click, a key or a word typed postpones it to the next page,
 * and so does a page that resumes something.
 */
export function offerTour(): void {
  const delayMs = 4000;
  const tour = document.querySelector<HTMLDialogElement>('.tour');
  if (!tour) return;
  let isBusy = false;
  const show = () => {
    if (tour.open) return;
    tour.showModal();
    tour.querySelector<HTMLElement>('.btn-primary')?.focus();
  };
  const offer = () => {
    // A page prepared ahead or in another tab waits until it is seen.
    if (document.hidden) setTimeout(offer, delayMs);
    // Where the browser keeps nothing, the tour would come on every page.
    else if (!isBusy && !needsEagerHydration() && !remembered('getItem') && remembered('setItem')) show();
  };
  window.resetOnboarding = () => {
    remembered('removeItem');
    show();
  };
  tour.addEventListener('close', () => remembered('setItem'));
  for (const type of ['click', 'keydown', 'input'])
    addEventListener(
      type,
      ({ target }) => {
        isBusy = true;
        if (type === 'click' && (target as Element).closest('[data-show-tour]')) window.resetOnboarding?.();
      },
      true,
    );
  if ('auto' in tour.dataset) addEventListener('load', () => setTimeout(offer, delayMs));
}

/** @returns what storage holds, or whether it could be changed; something truthy where reading is blocked */
function remembered(action: 'getItem' | 'setItem' | 'removeItem'): unknown {
  try {
    const found = localStorage[action](firstVisitKey, 'true');
    return action !== 'getItem' || found;
  } catch {
    return action === 'getItem';
  }
}
