/** A link of the navigation with its resolved URL. */
export type NavLink = { readonly href: string; readonly label: string };
/** A link to the same page in another language, labelled with the language's own name. */
export type LanguageLink = NavLink & { locale: string };
