/** Packs a 32 by 32 PNG into an ICO file: a one-entry directory followed by the image. */
export function faviconFile(png: Uint8Array): Uint8Array {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true); // an icon
  header.setUint16(4, 1, true); // one image
  header.setUint8(6, 32); // its width
  header.setUint8(7, 32); // its height
  header.setUint16(10, 1, true); // colour planes
  header.setUint16(12, 32, true); // bits a pixel
  header.setUint32(14, png.length, true);
  header.setUint32(18, 22, true); // where it starts
  return new Uint8Array([...new Uint8Array(header.buffer), ...png]);
}
