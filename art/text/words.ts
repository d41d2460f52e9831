/** The captions of a picture, in the language it is drawn in. */
export type Words<Name extends string> = Readonly<Record<Name, string>>;
