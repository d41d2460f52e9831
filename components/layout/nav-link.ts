/** A resolved link of the navigation. */
export type NavLink = { readonly href: string; readonly label: string };
/** A link to the same page in another language, under that language's own name. */
export type LanguageLink = NavLink & { locale: string };
