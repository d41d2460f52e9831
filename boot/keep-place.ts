/** Leads a link to this page in another language to the same place there, with the same query. */
export function keepPlace(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link?.hreflang) link.href = link.pathname + location.search + location.hash;
  });
}
