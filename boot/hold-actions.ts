import { aliveEvent } from '../lib/late/alive-event.ts';

/** Milliseconds after which a form that is still held is posted without script. */
const patience = 8000;

/** A button, or a form, which alone can be sent. */
type Control = HTMLElement & Partial<Pick<HTMLFormElement, 'submit' | 'requestSubmit'>>;

/**
 * Holds clicks on buttons and submits of forms in islands that do not react yet, and does the last one of each island
 * when it does. Links, `<details>`, fields and `popovertarget` need no island: they are left alone.
 *
 * @param onHeld called at each action held
 * @returns gives up what is held: forms are posted by the browser, clicks are forgotten, as a click done much later
 *   would surprise
 */
export function holdActions(onHeld: () => void): () => void {
  const held = new Map<EventTarget | null, Control>();

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    const island = target.closest('[data-island=""]');
    const control = event.type === 'submit' ? target : target.closest<HTMLElement>('button[type=button]');
    if (!island || !control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(island, control);
    onHeld();
    setTimeout(post, patience, island, control);
  };
  const post = (island: EventTarget | null, control: Control) => {
    if (held.get(island) === control && control.submit) {
      held.delete(island);
      control.submit();
    }
  };
  const act = ({ target }: Event) => {
    const control = held.get(target);
    held.delete(target);
    if (control?.requestSubmit) control.requestSubmit();
    else control?.click();
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  // Afterwards, so that each effect of the island has run.
  addEventListener(aliveEvent, (event) => setTimeout(act, 0, event));

  return () => {
    for (const [island, control] of held) post(island, control);
    held.clear();
  };
}
