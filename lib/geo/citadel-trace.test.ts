import { bastionLine, citadelTrace } from './citadel-trace.ts';

test.each([5, 8])('a fortress of %i bastions has as many tips, equidistant from its centre', (count) => {
  const trace = citadelTrace([10, 20], 100, 1, count);
  expect(trace).toHaveLength(5 * count);
  const tips = trace.filter(([x, y]) => Math.abs(Math.hypot(x - 10, y - 20) - 152) < 1e-9);
  expect(tips).toHaveLength(count);
});

test('the first bastion points up', () => {
  const [, , tip = [0, 0]] = citadelTrace([0, 0], 100);
  expect(tip[0]).toBeCloseTo(0);
  expect(tip[1]).toBeCloseTo(-152);
});

test('the bastions join to the whole outline', () => {
  const trace = citadelTrace([0, 0], 100, 1.1, 8);
  const parts = Array.from({ length: 8 }, (_, index) => bastionLine(trace, index));
  expect(parts.map((part) => part.at(-1))).toEqual(
    [...parts.slice(1), ...parts.slice(0, 1)].map(([first]) => first),
  );
  expect(parts.flatMap((part) => part.slice(1, -1))).toEqual(trace);
});
