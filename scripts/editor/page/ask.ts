import type { Message } from '../handle-request.ts';

/** Of this start of `npm run edit`; undefined in `npm run dev`. */
export const token = document.querySelector<HTMLScriptElement>('script[data-token]')?.dataset.token;

/** Asks the editor. @throws Error when it does not answer */
export async function ask<T>(message: Message): Promise<T> {
  const response = await fetch('/_editor/edit', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-editor-token': token ?? '' },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}
