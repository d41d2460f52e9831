export type MarkedPart = {
  /** Where the part begins in the text: different for every part. */
  readonly at: number;
  readonly text: string;
  readonly marked: boolean;
};

/** Takes an excerpt with `<mark>` around what was found apart, so that it can be shown without trusting it as HTML. */
export function markedParts(excerpt: string): MarkedPart[] {
  let at = 0;
  return excerpt.split(/<\/?mark>/).flatMap((part, index) => {
    const text = part.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    const marked = { at, text, marked: index % 2 === 1 };
    at += text.length;
    return text ? [marked] : [];
  });
}
