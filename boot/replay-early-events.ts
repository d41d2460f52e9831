import { hydratedEvent } from '../lib/hydration/hydrated-event.ts';

/** A button, or a form, which alone can be submitted. */
type Control = HTMLElement & Partial<Pick<HTMLFormElement, 'submit' | 'requestSubmit'>>;

/**
 * Queues clicks and submits on islands that are not hydrated yet; replays the last one per island after hydration.
 * Links, `<details>`, fields and `popovertarget` work without hydration and are left alone. The control that waits is
 * `aria-busy`, and looks pressed.
 *
 * @param onQueued called for each queued action
 * @returns gives up on the queue: the browser posts the forms, clicks are dropped, since a click replayed much later
 *   would surprise
 */
export function replayEarlyEvents(onQueued: () => void): () => void {
  /** After which the browser posts a form that is still queued. */
  const timeoutMs = 8000;
  const queuedActions = new Map<Element, Control>();

  /** Takes an island's action out of the queue; its control shows no longer that it waits. */
  const take = (island: Element) => {
    const control = queuedActions.get(island);
    queuedActions.delete(island);
    island.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
    return control;
  };
  const queue = (event: Event) => {
    const target = event.target as HTMLElement;
    const island = target.closest('[data-island=""]');
    const control = target.closest<Control>(event.type === 'click' ? 'button[type=button]' : 'form[action]');
    if (!island || !control) return;
    event.preventDefault();
    event.stopPropagation();
    take(island);
    queuedActions.set(island, control);
    ((event as SubmitEvent).submitter ?? target.closest('button'))?.setAttribute('aria-busy', 'true');
    onQueued();
    if (control.submit)
      setTimeout(() => queuedActions.get(island) === control && take(island)?.submit?.(), timeoutMs);
  };
  addEventListener('click', queue, true);
  addEventListener('submit', queue, true);
  addEventListener(hydratedEvent, ({ target }) =>
    // In a task of its own, so that every effect of the island has run.
    setTimeout(() => {
      const control = take(target as Element);
      control?.[control.requestSubmit ? 'requestSubmit' : 'click']?.();
    }),
  );

  return () => {
    for (const island of queuedActions.keys()) take(island)?.submit?.();
  };
}
