import { type Language, languages } from '../i18n/languages.ts';

/** A content value with the words of one language merged into its facts, at any depth. */
export type InLanguage<T> = T extends readonly (infer Item)[]
  ? InLanguage<Item>[]
  : T extends object
    ? Language extends keyof T
      ? { [K in Exclude<keyof T, Language>]: InLanguage<T[K]> } & InLanguage<T[Language]>
      : { [K in keyof T]: InLanguage<T[K]> }
    : T;

/** Replaces each `{ en: words, …facts }` with `{ …facts, …words }` in the given language. */
export function inLanguage<T>(value: T, language: Language): InLanguage<T> {
  // TypeScript cannot follow the recursive mapped type through `flatten`.
  return flatten(value, language) as InLanguage<T>;
}

function flatten(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => flatten(item, language));
  if (typeof value !== 'object' || value === null) return value;
  const facts = Object.entries(value).filter(([key]) => !languages.some((other) => other === key));
  const words = flatten(Reflect.get(value, language), language);
  return {
    ...Object.fromEntries(facts.map(([key, fact]) => [key, flatten(fact, language)])),
    ...(typeof words === 'object' ? words : {}),
  };
}
