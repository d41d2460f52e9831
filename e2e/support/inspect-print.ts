/** For `page.evaluate`, with print styles: which parts of the frame are visible, what follows each link, which texts are not black. */
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
    frameParts: frame.length,
    visibleFrame: frame.filter((part) => part.checkVisibility({ visibilityProperty: true })).map(start),
    links: links
      .map((link) => {
        const { content: text, position } = getComputedStyle(link, '::after');
        return { href: link.getAttribute('href') ?? '', text, position };
      })
      .filter(({ href }) => /^(\/|http)/.test(href)),
    texts: texts.length,
    notBlack: texts.filter((text) => getComputedStyle(text).color !== 'rgb(0, 0, 0)').map(start),
  };
}
