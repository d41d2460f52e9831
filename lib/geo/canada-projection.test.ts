import { projectToCanada } from './canada-projection.ts';

test('the map reaches from Haida Gwaii to St. John’s, with Toronto at the lower right and the high Arctic above it', () => {
  expect(projectToCanada(43.6532, -79.3832)).toEqual({ x: 64.285, y: 87.387 });
  expect(projectToCanada(53.5, -133.2).x).toBeCloseTo(3.75, 2);
  expect(projectToCanada(47.6, -52.6).x).toBeCloseTo(94.375, 2);
  expect(projectToCanada(82.5, -62.35).y).toBeLessThan(0);
});
