import { hydratedEvent } from '../lib/hydration/hydrated-event.ts';

/** Milliseconds after which a form that is still queued is posted without script. */
const timeoutMs = 8000;

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
  const queuedActions = new Map<EventTarget | null, Control>();

  const queue = (event: Event) => {
    const target = event.target as HTMLElement;
    const island = target.closest('[data-island=""]');
    const control = event.type === 'submit' ? target : target.closest<HTMLElement>('button[type=button]');
    if (!island || !control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queuedActions.set(island, control);
    onQueued();
    setTimeout(post, timeoutMs, island, control);
  };
  const post = (island: EventTarget | null, control: Control) => {
    if (queuedActions.get(island) === control && control.submit) {
      queuedActions.delete(island);
      control.submit();
    }
  };
  const replay = ({ target }: Event) => {
    const control = queuedActions.get(target);
    queuedActions.delete(target);
    if (control?.requestSubmit) control.requestSubmit();
    else control?.click();
  };
  addEventListener('click', queue, true);
  addEventListener('submit', queue, true);
  // In a task of its own, so that every effect of the island has run.
  addEventListener(hydratedEvent, (event) => setTimeout(replay, 0, event));

  return () => {
    for (const [island, control] of queuedActions) post(island, control);
    queuedActions.clear();
  };
}
