/**
 * Fills in the `{placeholders}` of a text: `fill('IT Services in {city}', { city: 'Halifax' })`.
 *
 * @throws Error naming a placeholder that has no value.
 */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}
