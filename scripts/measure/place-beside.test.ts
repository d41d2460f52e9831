import sharp from 'sharp';
import { placeBeside } from './place-beside.ts';

const sheet = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('the picture from before is at the left, the new one at the right, both whole', async () => {
  const pair = sharp(await placeBeside(await sheet(40, 90, '#ff0000'), await sheet(60, 30, '#0000ff')));
  const { data, info } = await pair.raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  expect([info.width, info.height]).toEqual([124, 90]);
  expect(colourAt(39, 89)).toEqual([255, 0, 0]);
  expect(colourAt(64, 29)).toEqual([0, 0, 255]);
  expect(colourAt(64, 30)).toEqual([128, 128, 128]);
});
