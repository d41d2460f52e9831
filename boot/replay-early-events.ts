import { hydratedEvent, islandAttribute } from '../lib/hydration/contract.ts';

/**
 * Queues clicks and submits on islands that are not hydrated yet; replays the last one per island after hydration.
 * Links, `<details>`, fields and `popovertarget` work without hydration and are left alone. A queued control is
 * `aria-busy` and looks pressed.
 *
 * @param onQueued called for each queued action
 * @returns a function that empties the queue: forms are posted by the browser; clicks are dropped, since a click replayed
 *   much later would surprise
 */
export function replayEarlyEvents(onQueued: () => void): () => void {
  /** The browser posts a form that is still queued after this time. */
  const timeoutMs = 8000;
  const queuedButtons = new Map<Element, HTMLButtonElement>();

  /** Removes and returns the queued button of an island. */
  const dequeue = (island: Element) => {
    const button = queuedButtons.get(island);
    queuedButtons.delete(island);
    button?.removeAttribute('aria-busy');
    return button;
  };
  const post = (island: Element) => {
    const button = dequeue(island);
    if (button?.type === 'submit') button.form?.submit();
  };
  const queue = (event: Event) => {
    const target = event.target as HTMLElement;
    const island = target.closest(`[${islandAttribute}=""]`);
    const button =
      event.type === 'click'
        ? target.closest<HTMLButtonElement>('button[type=button]')
        : target.matches('[action]') && ((event as SubmitEvent).submitter as HTMLButtonElement | null);
    if (!island || !button) return;
    event.preventDefault();
    event.stopPropagation();
    dequeue(island);
    queuedButtons.set(island, button);
    button.setAttribute('aria-busy', 'true');
    onQueued();
    if (button.type === 'submit')
      setTimeout(() => queuedButtons.get(island) === button && post(island), timeoutMs);
  };
  addEventListener('click', queue, true);
  addEventListener('submit', queue, true);
  // In a separate task, after all effects of the island have run.
  addEventListener(hydratedEvent, ({ target }) => setTimeout(() => dequeue(target as Element)?.click()));

  return () => {
    for (const island of queuedButtons.keys()) post(island);
  };
}
