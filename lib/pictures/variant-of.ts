/**
 * Another version of a drawn picture: `variantOf('/art/plate-halifax.svg', 'sm')` is `/art/plate-halifax-sm.svg`.
 * Undefined for pictures that are not drawn here, such as a photograph on another site: they have no versions.
 */
export function variantOf(image: string, version: string): string | undefined {
  return image.startsWith('/art/') ? image.replace(/\.svg$/, `-${version}.svg`) : undefined;
}
