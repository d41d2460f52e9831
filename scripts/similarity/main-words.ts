const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * The words a visitor reads in the main part of a page, in lower case, form labels and captions included.
 *
 * @throws Error when the page has no main part.
 */
export function mainWords(html: string): string[] {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0];
  if (main === undefined) throw new Error('The page has no <main>');
  const text = main
    .replace(/<(script|style|svg)[\s>].*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex: string, decimal: string, name: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? entity);
    });
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? [];
}
