/** The languages the site is published in. Adding one here makes every missing text in `content` a build error. */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** The languages that the site has addresses in, published or not. */
export type KnownLanguage = 'en' | 'fr';

/**
 * The languages that are being written. Their texts in `content` are checked like all others, but none has to be there
 * and none is published. Moving one from here to `languages` publishes it.
 */
export const draftLanguages: readonly string[] = [];

/** Every key under which `content` may hold words. */
export const writtenLanguages: readonly string[] = [...languages, ...draftLanguages];
