import { projectToCanada } from './canada-projection.ts';

test('places Toronto at the lower right and Vancouver on the left', () => {
  expect(projectToCanada(43.6532, -79.3832)).toEqual({ x: 64.285, y: 87.387 });
  expect(projectToCanada(49.2827, -123.1207)).toEqual({ x: 9.456, y: 56.586 });
});

test('fits the provinces from Haida Gwaii to St. John’s', () => {
  expect(projectToCanada(53.5, -133.2).x).toBeCloseTo(3.75, 2);
  expect(projectToCanada(47.6, -52.6).x).toBeCloseTo(94.375, 2);
});

test('places the high Arctic above the map', () => {
  expect(projectToCanada(82.5, -62.35).y).toBeLessThan(0);
});
