import { exampleMessage } from './example-message.ts';

/** Posts the example message with these changes, as the page's script does. */
export const postMessage = (url: string, changes: object = {}, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...exampleMessage, ...changes }),
  });
