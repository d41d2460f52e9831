import type { Message } from '../answer-panel.ts';
import type { Field } from '../list-fields.ts';
import type { PanelData } from '../read-panel.ts';
import type { Saved } from '../save.ts';

/** Of this start of `npm run edit`; undefined in `npm run dev`. */
export const token = document.querySelector<HTMLScriptElement>('script[data-token]')?.dataset.token;

export type Titled = Field & { title: string };
export type Opened = PanelData & {
  /** The title of what was saved last; undefined when there is nothing to undo. */
  undoes?: string;
  /** Another field to mend, and why. */
  next?: { number: number; title: string; problem: string };
};
type Answers = { titles: Titled[]; panel: Opened | null; pages: string[]; save: Saved; undo: Saved };

/** Asks the editor. @throws Error when it does not answer */
export async function ask<K extends Message['kind']>(message: Message & { kind: K }): Promise<Answers[K]> {
  const response = await fetch('/_editor/edit', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-editor-token': token ?? '' },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}
