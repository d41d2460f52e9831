/** The languages the site is published in. A text that `content` lacks in one of them is a build error. */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/**
 * The languages that are being written. Their texts in `content` are checked like all others, but none has to be there
 * and none is published. Moving one from here to `languages` publishes it.
 */
export const draftLanguages: readonly string[] = [];

/** Every key under which `content` may hold words. */
export const writtenLanguages: readonly string[] = [...languages, ...draftLanguages];
