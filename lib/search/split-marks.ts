type MarkedPart = {
  /** The index of the part in the text, which makes it unique. */
  readonly at: number;
  readonly text: string;
  readonly marked: boolean;
};

/** Splits an excerpt at its `<mark>` elements, so that it can be rendered without trusting it as HTML. */
export function splitMarks(excerpt: string): MarkedPart[] {
  let at = 0;
  return excerpt.split(/<\/?mark>/).flatMap((part, index) => {
    const text = part.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    const marked = { at, text, marked: index % 2 === 1 };
    at += text.length;
    return text ? [marked] : [];
  });
}
