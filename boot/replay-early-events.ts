import { hydratedEvent } from '../lib/hydration/hydrated-event.ts';

/** A button, or a form, which alone can be submitted. */
type Control = HTMLElement & Partial<Pick<HTMLFormElement, 'submit' | 'requestSubmit'>>;

/**
 * Queues clicks and submits on islands that are not hydrated yet; replays the last one per island after hydration.
 * Links, `<details>`, fields and `popovertarget` work without hydration and are left alone.
 *
 * @param onQueued called for each queued action
 * @returns gives up on the queue: the browser posts the forms, clicks are dropped, since a click replayed much later
 *   would surprise
 */
export function replayEarlyEvents(onQueued: () => void): () => void {
  /** After which the browser posts a form that is still queued. */
  const timeoutMs = 8000;
  const queuedActions = new Map<EventTarget | null, Control>();

  const post = (control: Control, island: EventTarget | null) => {
    if (queuedActions.get(island) === control && control.submit) {
      queuedActions.delete(island);
      control.submit();
    }
  };
  const queue = (event: Event) => {
    const target = event.target as HTMLElement;
    const island = target.closest('[data-island=""]');
    const control = target.closest<Control>(
      event.type === 'click' ? 'button[type=button]' : 'form:not([method=dialog])',
    );
    if (!island || !control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queuedActions.set(island, control);
    onQueued();
    setTimeout(post, timeoutMs, control, island);
  };
  addEventListener('click', queue, true);
  addEventListener('submit', queue, true);
  addEventListener(hydratedEvent, ({ target }) =>
    // In a task of its own, so that every effect of the island has run.
    setTimeout(() => {
      const control = queuedActions.get(target);
      queuedActions.delete(target);
      control?.[control.requestSubmit ? 'requestSubmit' : 'click']?.();
    }),
  );

  return () => {
    queuedActions.forEach(post);
    queuedActions.clear();
  };
}
