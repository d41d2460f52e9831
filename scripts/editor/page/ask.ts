import type { Message } from '../answer-panel.ts';

/** Of this start of `npm run edit`; undefined in `npm run dev`. */
export const token = document.querySelector<HTMLScriptElement>('script[data-token]')?.dataset.token;

/** Asks the editor, who answers each kind of message with its own type. @throws Error when it does not answer */
export async function ask<Answer>(message: Message): Promise<Answer> {
  const response = await fetch('/_editor/edit', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-editor-token': token ?? '' },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}
