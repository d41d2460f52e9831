/** The contour lines of the brand's blue ground, fading towards its foot. */
export function BlueTexture() {
  return (
    <img
      className="blue-texture"
      src="/art/texture-contours-blue.svg"
      alt=""
      width="1600"
      height="900"
      fetchPriority="high"
    />
  );
}
