/** Copies the URL's query and hash to the link to this page in the other language: the only link with a `lang`. */
export function preserveQueryAndHash(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[lang]');
    if (link) link.href = link.pathname + location.search + location.hash;
  });
}
