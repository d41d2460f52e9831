const utf8 = '; charset=utf-8';

/** `Content-Type` by file extension. */
export const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['html', `text/html${utf8}`],
  ['css', `text/css${utf8}`],
  ['js', `application/javascript${utf8}`],
  ['mjs', `application/javascript${utf8}`],
  ['json', `application/json${utf8}`],
  ['txt', `text/plain${utf8}`],
  ['ics', `text/calendar${utf8}`],
  ['webmanifest', 'application/manifest+json'],
  ['xml', 'application/xml'],
  ['pdf', 'application/pdf'],
  ['wasm', 'application/wasm'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['ico', 'image/vnd.microsoft.icon'],
  ['woff2', 'font/woff2'],
  ['woff', 'font/woff'],
  ['ttf', 'font/ttf'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
]);

export function mediaTypeOf(file: string): string {
  return mediaTypes.get(file.slice(file.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
}
