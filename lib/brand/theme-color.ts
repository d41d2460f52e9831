/** `--color-blue-700` for browser bars and the web manifest, which need a hex value. */
export const themeColor = '#07478e';
