/** The subset of d3-contour that the drawings use. */
declare module 'd3-contour' {
  type Contours = {
    size(size: readonly [columns: number, rows: number]): Contours;
    smooth(isSmooth: boolean): Contours;
    /** Polygons of rings of points around the values at or above a threshold. */
    contour(values: readonly number[], threshold: number): { coordinates: number[][][][] };
  };

  export function contours(): Contours;
}
