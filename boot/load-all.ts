/**
 * Adds scripts and style sheets to the page and waits until each is there or failed. Those that are there leave the set,
 * so that another attempt asks for the others alone.
 *
 * @returns whether all are there
 */
export async function loadAll(sources: Set<string>): Promise<boolean> {
  await Promise.all([...sources].map((src) => load(src, sources)));
  return !sources.size;
}

function load(src: string, sources: Set<string>): Promise<unknown> {
  return new Promise((settle) => {
    const part = document.createElement(src.endsWith('css') ? 'link' : 'script');
    const onload = () => settle(sources.delete(src));
    const onerror = () => settle(part.remove());
    // Each kind takes what it knows of these. React knows the page's scripts by the attribute `async`, and would add
    // those again that lack it.
    document.head.append(
      Object.assign(part, { href: src, rel: 'stylesheet', async: true, src, onload, onerror }),
    );
  });
}
