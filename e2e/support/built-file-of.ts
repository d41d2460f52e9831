/** The file of the export that serves a path such as `/services`. */
export function builtFileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The path that a page of the export, such as `services.html`, is served at. */
export function pathOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}
