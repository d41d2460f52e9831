const text = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** Every word of every string of a script: among them are the classes and elements that it may put into a page. */
export function namesInScript(code: string): string[] {
  return [...code.matchAll(text)].flatMap(([, double, single, template]) =>
    (double ?? single ?? template ?? '').split(/\s+|\$\{[^}]*\}/),
  );
}
