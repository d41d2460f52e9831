import fc from 'fast-check';

/** Any code point, also half of a surrogate pair. fast-check's own unit for that spends a second on a table of all of them. */
const unit = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point));

/** A text of any code points. */
export const anyText = (maxLength?: number) =>
  fc.string({ unit, ...(maxLength !== undefined && { maxLength }) });
