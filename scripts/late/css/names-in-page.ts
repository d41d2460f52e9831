const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The classes and elements that occur in HTML, and `input/date` for a field that takes one. */
export function namesInPage(html: string): string[] {
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replaceAll(/&(?:\w+|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/),
  );
  const dates = /<input[^>]* type="(?:date|time|datetime-local|month|week)"/.test(html) ? ['input/date'] : [];
  return [...elements, ...classes, ...dates];
}
