import type { Site } from './site.ts';

/** Reads the code of pages' chunks but those that every page has: Next's own, which adds nothing with a class of ours. */
export function ownCodeReader({
  pages,
  chunks,
}: Pick<Site, 'pages' | 'chunks'>): (some: Site['pages']) => string[] {
  const lists = pages.map((page) => page.chunks).filter((list) => list.length > 0);
  const framework = new Set(lists[0]?.filter((chunk) => lists.every((list) => list.includes(chunk))));
  const isOwn = (address: string) => !framework.has(address);
  return (some) => {
    const own = some.flatMap((page) => page.chunks).filter(isOwn);
    return [...chunks.reach(own)].filter(isOwn).map(chunks.code);
  };
}

/**
 * Every word of a script's strings, and more: among them are the classes and elements that it may add to a page. Where a
 * string begins is not told: a quote in a regular expression would turn what follows inside out.
 */
export function namesInScript(code: string): string[] {
  return code.split(/[\s"'`]+|\$\{|\}/);
}
