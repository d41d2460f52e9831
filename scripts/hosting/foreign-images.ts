const source = /<(?:img|source)\b[^>]*?\s(?:src|srcset)="(https?:\/\/[^"\s]+)/gi;

/** Origins of the pictures in a page that other hosts serve. */
export function foreignImages(html: string): string[] {
  return [...html.matchAll(source)].map(([, address = '']) => new URL(address).origin);
}
