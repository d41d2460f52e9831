import type { Language } from '../i18n/languages.ts';
import { contentIn, type LocalContent } from './content-in.ts';

/** A function of the content whose result is computed once for each language and version of the content. */
export function oncePerContent<T>(
  compute: (content: LocalContent, language: Language) => T,
): (language: Language) => T {
  const results = new WeakMap<LocalContent, { result: T }>();
  return (language) => {
    const local = contentIn(language);
    const known = results.get(local) ?? { result: compute(local, language) };
    results.set(local, known);
    return known.result;
  };
}
