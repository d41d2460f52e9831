/** The published languages. A text that `content` lacks in one of them fails the build. */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (key: unknown): key is Language => languages.some((language) => language === key);
