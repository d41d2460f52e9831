/** The languages the site is published in. Adding one here makes every missing text in `content` a build error. */
export const languages = ['en'] as const;

export type Language = (typeof languages)[number];
