const hexadecimal = /\\([0-9a-f]{1,6}) ?/gi;

/** CSS with its escaped signs as they are meant: `.lg\:mt-2\.5` as `.lg:mt-2.5`, `.\32xl` as `.2xl`. */
export function unescapeCss(css: string): string {
  return css
    .replaceAll(hexadecimal, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1');
}
