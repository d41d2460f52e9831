import type { Noise } from './noise.ts';

/** The noise with finer and fainter copies of itself on top, about 0.5 in the middle. */
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
