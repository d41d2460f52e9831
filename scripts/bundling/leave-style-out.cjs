const insertion = /^__insertCSS\(".*"\);?$/m;

/**
 * A loader for Sonner's code that leaves out the style sheet in it. Sonner would put it into the page as an inline style,
 * which the policy of the pages has no room for; `toaster.tsx` imports the same sheet as a file.
 *
 * @param {string} code
 * @throws {Error} when Sonner does it in another way now
 */
module.exports = function leaveStyleOut(code) {
  if (!insertion.test(code))
    throw new Error(`${this.resourcePath}: the style sheet is put into the page in a way that is not known`);
  return code.replace(insertion, '');
};
