/** The first `length` characters of a text and an ellipsis; a text that fits stays as it is. */
export function excerpt(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;
}
