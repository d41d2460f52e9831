import { formatAngle } from './format-angle.ts';

test.each([
  [44.65, ['N', 'S'], '44°39′N'],
  [-63.58, ['E', 'W'], '63°35′W'],
  [-0.01, ['E', 'W'], '0°01′W'],
  [49.9999, ['N', 'S'], '50°00′N'],
] as const)('formats %f to the minute', (degrees, signs, written) => {
  expect(formatAngle(degrees, signs)).toBe(written);
});
