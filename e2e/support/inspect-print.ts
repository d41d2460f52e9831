/** For `page.evaluate`: what of the frame is printed, what stands after each link, and which texts are not black. */
export function inspectPrint() {
  const frame = [...document.querySelectorAll('.hdr, .ftr, .skip, .crumbs, dialog, main .needs-script')];
  const texts = [
    ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a, button, label)'),
  ].filter((text) => text.checkVisibility());
  const links = [...document.querySelectorAll('main a:not(.pin)')].filter(
    (link) => link.checkVisibility({ visibilityProperty: true }) && link.getClientRects().length > 0,
  );
  const start = (element: Element) => element.outerHTML.slice(0, 80);
  return {
    parts: frame.length,
    shown: frame.filter((part) => part.checkVisibility({ visibilityProperty: true })).map(start),
    links: links
      .map((link) => {
        const { content: text, position } = getComputedStyle(link, '::after');
        return { href: link.getAttribute('href') ?? '', text, position };
      })
      .filter(({ href }) => /^(\/|http)/.test(href)),
    texts: texts.length,
    pale: texts.filter((text) => getComputedStyle(text).color !== 'rgb(0, 0, 0)').map(start),
  };
}
