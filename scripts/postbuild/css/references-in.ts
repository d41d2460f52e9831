const reference = /var\((--[\w-]+)/g;

/** The custom properties that a text asks for, be it CSS, HTML or a script. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(reference)].map(([, name = '']) => name);
}
