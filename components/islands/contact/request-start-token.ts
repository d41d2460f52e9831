import { fetchJson } from '@/lib/http/fetch-json';

/**
 * Requests a token when a field first gets the focus. It tells the server how long writing the message took. If the
 * request fails, the message is sent without a token.
 *
 * @returns a function that returns the token received so far
 */
export function requestStartToken(form: HTMLFormElement): () => string | undefined {
  let token: string | undefined;
  let isRequested = false;

  const requestFor = (target: EventTarget | null) => {
    const isField =
      target instanceof Element && form.contains(target) && target.matches('input, select, textarea');
    if (isRequested || !isField) return;
    isRequested = true;
    fetchJson('/api/contact/start').then(
      (answer) => {
        if (typeof answer === 'object' && answer !== null && 'token' in answer) token = String(answer.token);
      },
      () => {},
    );
  };
  form.addEventListener('focusin', ({ target }) => requestFor(target));
  requestFor(document.activeElement);
  return () => token;
}
