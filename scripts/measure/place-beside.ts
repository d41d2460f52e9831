import sharp from 'sharp';

/** Between both pictures, in pixels. */
const gap = 24;
const ground = '#808080';

/** Two pictures side by side on grey, the one from before at the left, as a PNG. Each is a file's path or its content. */
export async function placeBeside(before: string | Buffer, after: string | Buffer): Promise<Buffer> {
  const [left, right] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  return sharp({
    create: {
      width: left.width + gap + right.width,
      height: Math.max(left.height, right.height),
      channels: 3,
      background: ground,
    },
  })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: after, left: left.width + gap, top: 0 },
    ])
    .png()
    .toBuffer();
}
