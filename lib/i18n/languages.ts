/** The published languages. A text that `content` lacks in one of them fails the build. */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/**
 * Languages in translation: `content` may be incomplete in them, what is there is validated, nothing is published.
 * Move a language to `languages` to publish it.
 */
export const draftLanguages: readonly string[] = [];

/** Every language key that `content` may use. */
export const writtenLanguages: readonly string[] = [...languages, ...draftLanguages];
