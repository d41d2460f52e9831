/** The brand's blue (`--color-blue-700`) where only a hex value is understood: browser bars, the web manifest. */
export const themeColor = '#07478e';
