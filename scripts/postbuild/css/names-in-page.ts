const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The classes, ids and elements that occur in HTML. */
export function namesInPage(html: string): string[] {
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const classes = [...html.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replaceAll(/&(?:\w+|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/),
  );
  return [...elements, ...classes];
}
