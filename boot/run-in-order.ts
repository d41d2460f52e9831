/**
 * Runs scripts in their order, all or none: they are fetched first, at the same time, and run only when each is there,
 * so that a connection that breaks half-way leaves the page as it was.
 *
 * @throws Event of the first script that could not be fetched.
 */
export async function runInOrder(sources: readonly string[]): Promise<void> {
  await Promise.all(sources.map(fetchAhead));
  for (const source of sources) {
    const script = document.createElement('script');
    script.async = false;
    script.src = source;
    document.head.append(script);
    // It runs in order by now; React knows scripts of the page by this attribute, and would add a second one.
    script.setAttribute('async', '');
  }
}

function fetchAhead(source: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = source;
    link.onload = resolve;
    link.onerror = (event) => {
      // Gone, so that the next attempt asks the network again.
      link.remove();
      reject(event);
    };
    document.head.append(link);
  });
}
