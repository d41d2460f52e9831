/**
 * Adds scripts and style sheets to the page and waits until each has loaded or failed. Loaded ones leave the set, so that
 * another attempt requests only the others.
 *
 * @returns whether all have loaded
 */
export async function loadAll(sources: Set<string>): Promise<boolean> {
  await Promise.all([...sources].map((src) => load(src, sources)));
  return !sources.size;
}

function load(src: string, sources: Set<string>): Promise<unknown> {
  return new Promise((settle) => {
    const element = document.createElement(src.endsWith('css') ? 'link' : 'script');
    const onload = () => settle(sources.delete(src));
    const onerror = () => settle(element.remove());
    // Each element ignores the properties of the other kind. React recognises the page's scripts by the `async` attribute
    // and would add those again that lack it.
    document.head.append(
      Object.assign(element, { href: src, rel: 'stylesheet', async: true, src, onload, onerror }),
    );
  });
}
