const oklch = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g;
/** Colours slightly outside sRGB are clamped to it. */
const tolerance = 0.002;

/** Converts opaque OKLCH colours within sRGB to hex, which is shorter. */
export function hexColours(css: string): string {
  return css.replaceAll(oklch, (whole, lightness: string, chroma: string, hue: string) => {
    const channels = toSrgb(Number(lightness) / 100, Number(chroma), Number(hue));
    if (channels.some((channel) => channel < -tolerance || channel > 1 + tolerance)) return whole;
    const digits = channels.map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    return `#${digits.join('')}`;
  });
}

/** Red, green and blue from 0 to 1, by the conversion in CSS Color 4. */
function toSrgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function encode(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
