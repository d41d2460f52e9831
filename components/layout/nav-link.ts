/** A resolved link of the navigation. */
export type NavLink = { readonly href: string; readonly label: string };
