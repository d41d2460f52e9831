type Place = readonly [x: number, y: number];

/** Where the choices of each plate are, in per cent of its picture. A test compares them with the drawings. */
export const choicePlaces = {
  watch: [
    [35.63, 7.67],
    [29.69, 37.5],
    [73.75, 32.67],
    [26.09, 71.5],
    [80, 72.5],
    [46.88, 86.33],
  ],
  streams: [13.48, 26.82, 40.15, 57.42, 71.67, 85.91].map((y): Place => [0, y]),
  outages: [
    [20.63, 30],
    [25.55, 53],
    [59.38, 66.67],
    [30.47, 76],
    [77.5, 44.67],
  ],
} satisfies Record<string, readonly Place[]>;
