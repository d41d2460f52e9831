const charset = '<meta charSet="utf-8"/>';

/**
 * Writes the policy into a page, before everything that it is about, for hosts that send no headers.
 *
 * @param file names the page in errors
 * @throws Error when the page has one already, or does not begin as Next's do.
 */
export function addPolicy(html: string, policy: string, file: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) throw new Error(`${file}: has a policy already`);
  const [before, after, ...more] = html.split(charset);
  if (!before?.endsWith('<head>') || after === undefined || more.length > 0)
    throw new Error(`${file}: does not begin with ${charset}`);
  return `${before}${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${after}`;
}
