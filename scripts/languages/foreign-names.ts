/**
 * Names and quotations that keep their language on every page: acts that have no name in the other language, bodies, places,
 * products. A whole sentence in another language does not belong here; it says its language with `lang`.
 */
export const foreignNames: readonly string[] = ['Autorité des marchés financiers'];
