import { hydratedEvent } from '../lib/hydration/hydrated-event.ts';

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
  const queuedPresses = new Map<Element, HTMLButtonElement>();

  /** Takes an island's press out of the queue; its button shows no longer that it waits. */
  const take = (island: Element) => {
    const button = queuedPresses.get(island);
    queuedPresses.delete(island);
    button?.removeAttribute('aria-busy');
    return button;
  };
  const post = (island: Element) => {
    const button = take(island);
    if (button?.type === 'submit') button.form?.submit();
  };
  const queue = (event: Event) => {
    const target = event.target as HTMLElement;
    const island = target.closest('[data-island=""]');
    const button =
      event.type === 'click'
        ? target.closest<HTMLButtonElement>('button[type=button]')
        : target.matches('[action]') && ((event as SubmitEvent).submitter as HTMLButtonElement | null);
    if (!island || !button) return;
    event.preventDefault();
    event.stopPropagation();
    take(island);
    queuedPresses.set(island, button);
    button.setAttribute('aria-busy', 'true');
    onQueued();
    if (button.type === 'submit')
      setTimeout(() => queuedPresses.get(island) === button && post(island), timeoutMs);
  };
  addEventListener('click', queue, true);
  addEventListener('submit', queue, true);
  // In a task of its own, so that every effect of the island has run.
  addEventListener(hydratedEvent, ({ target }) => setTimeout(() => take(target as Element)?.click()));

  return () => {
    for (const island of queuedPresses.keys()) post(island);
  };
}
