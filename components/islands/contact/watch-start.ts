import { fetchJson } from '@/lib/http/fetch-json';

/**
 * Asks the server for a token at the first focus on a field, so that it can tell how long the message took to write.
 * Where that fails nobody hears of it: the message is sent without.
 *
 * @returns what was answered so far
 */
export function watchStart(form: HTMLFormElement): () => string | undefined {
  let token: string | undefined;
  let isAsked = false;

  const ask = (target: EventTarget | null) => {
    const isField =
      target instanceof Element && form.contains(target) && target.matches('input, select, textarea');
    if (isAsked || !isField) return;
    isAsked = true;
    fetchJson('/api/contact/start').then(
      (answer) => {
        if (typeof answer === 'object' && answer !== null && 'token' in answer) token = String(answer.token);
      },
      () => {},
    );
  };
  form.addEventListener('focusin', ({ target }) => ask(target));
  ask(document.activeElement);
  return () => token;
}
