/** Leads the link to this page in another language, the only one with a language of its own, to the same place there. */
export function keepPlace(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[lang]');
    if (link) link.href = link.pathname + location.search + location.hash;
  });
}
