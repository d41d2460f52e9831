const inlined = /<style data-precedence="next" data-href="[^"]+">(.*?)<\/style>/gs;

/**
 * The style sheet that Next has inlined in a page.
 *
 * @param file names the page in errors
 * @throws Error when there is none or more than one.
 */
export function styleOf(html: string, file: string): string {
  const [first, ...others] = [...html.matchAll(inlined)].map(([, css]) => css);
  if (first === undefined || others.length > 0)
    throw new Error(`${file}: ${others.length ? 'more than one' : 'no'} inlined style sheet`);
  return first;
}
