import type { Noise } from './noise.ts';

/** Fractal noise: sums octaves of a noise, with a mean of about 0.5. */
export function fractal(noise: Noise, layers: number): Noise {
  return (x, y) => {
    let height = 0;
    let share = 0.5;
    let scale = 1;
    for (let layer = 0; layer < layers; layer++) {
      height += share * noise(x * scale, y * scale);
      scale *= 2;
      share /= 2;
    }
    return height + share;
  };
}
