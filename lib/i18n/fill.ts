/**
 * Puts values into the `{places}` of an interface word: `fill('IT Services in {city}', { city: 'Halifax' })`.
 *
 * @throws Error naming the place when the text asks for a value that was not given.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place];
    if (value === undefined) throw new Error(`No value for {${place}} in "${text}"`);
    return String(value);
  });
}
