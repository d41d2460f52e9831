import { hexColours } from './hex-colours.ts';

test.each([
  ['oklch(40.5% .132 256)', '#07478e'],
  ['oklch(23.5% .045 258)', '#101e33'],
  ['oklch(83% .16 84)', '#f8bd2c'],
])('%s is %s', (colour, hex) => {
  expect(hexColours(`.card{color:${colour}}`)).toBe(`.card{color:${hex}}`);
});

test.each(['oklch(70% .3 150)', 'oklch(20.5% .05 256/.38)'])(
  '%s stays: hex has no value for it',
  (colour) => {
    expect(hexColours(colour)).toBe(colour);
  },
);
