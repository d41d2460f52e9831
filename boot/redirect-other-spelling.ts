/**
 * Redirects `/CONTACT`, `/contact.` and `/(contact)` to `/contact`, on hosts that answer them with `404.html`. Slashes at the end
 * stay: some hosts add them.
 *
 * @returns whether it redirects
 */
export function redirectOtherSpelling(): boolean {
  const { pathname, search } = location;
  const tidy = pathname
    .toLowerCase()
    .replace(/(?:%[\da-f]{2}|[^\w/])+$/, '')
    // Two slashes would lead to another site.
    .replace(/^(?:%[\da-f]{2}|\W)+/, '/');
  if (tidy === pathname) return false;
  location.replace(tidy + search);
  return true;
}
