const insertion = /^function __insertCSS\(code\) \{.*?^\}$/ms;
const adoption = `function __insertCSS(code) {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * A loader that makes Sonner adopt its style sheet. Sonner inserts an inline style, which the pages' Content Security Policy
 * blocks.
 *
 * @param {string} code
 * @throws {Error} when Sonner's code no longer has that function
 */
module.exports = function adoptStyle(code) {
  if (!insertion.test(code))
    throw new Error(`${this.resourcePath}: the style sheet is inserted in an unknown way`);
  return code.replace(insertion, () => adoption);
};
