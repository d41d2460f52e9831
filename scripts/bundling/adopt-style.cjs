const insertion = /^function __insertCSS\(code\) \{.*?^\}$/ms;
const adoption = `function __insertCSS(code) {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * A loader for Sonner's code that adopts its style sheet. Sonner would put it into the page as an inline style, which the
 * policy of the pages has no room for.
 *
 * @param {string} code
 * @throws {Error} when Sonner does it in another way now
 */
module.exports = function adoptStyle(code) {
  if (!insertion.test(code))
    throw new Error(`${this.resourcePath}: the style sheet is put into the page in a way that is not known`);
  return code.replace(insertion, () => adoption);
};
