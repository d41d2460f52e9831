/** The file of the export that serves an address such as `/services`. */
export function builtFileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** The address that a page of the export, such as `services.html`, is served at. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}
