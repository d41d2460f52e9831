/** The captions of a picture, in one language. */
export type Words<Name extends string> = Readonly<Record<Name, string>>;
