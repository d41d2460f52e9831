/**
 * Adds scripts to the page and waits until each has run or failed. Those that ran leave the set, so that another
 * attempt asks for the others alone.
 *
 * @returns whether all have run
 */
export async function runAll(sources: Set<string>): Promise<boolean> {
  await Promise.all([...sources].map((src) => run(src, sources)));
  return !sources.size;
}

function run(src: string, sources: Set<string>): Promise<void> {
  return new Promise((settle) => {
    const script = document.createElement('script');
    const onload = () => {
      sources.delete(src);
      settle();
    };
    const onerror = () => {
      script.remove();
      settle();
    };
    // React knows the page's scripts by the attribute `async`, and would add those again that lack it.
    document.head.append(Object.assign(script, { async: true, src, onload, onerror }));
  });
}
