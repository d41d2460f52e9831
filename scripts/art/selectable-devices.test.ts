import fs from 'node:fs';
import { selectableDevices } from '../../art/plates/selectable-devices.ts';
import { watch } from '../../art/plates/watch.ts';
import { readNotes } from '../../art/sheet/read-notes.ts';
import { schemes } from '../../art/sheet/schemes.ts';
import { contentIn } from '../../lib/content/content-in.ts';
import { openResources } from './open-resources.ts';

test('the page’s marks are at the devices of the watch', async () => {
  const words = contentIn('en').plates['managed-it-services'];
  const { letters } = await openResources();
  const { frame, dots } = readNotes(watch({ letters, words, scheme: schemes.night, format: 'live' }));
  const [left, top, right, bottom] = frame;
  const styles = fs.readFileSync('app/styles/monitoring-plate.css', 'utf8');
  const percent = (name: string) =>
    [...styles.matchAll(new RegExp(`--${name}: ([\\d.]+)%`, 'g'))].map(([, value]) => Number(value));
  const shares = (axis: 0 | 1, from: number, to: number) =>
    dots.map((dot) => (((dot[axis] ?? 0) - from) / (to - from)) * 100);
  expect(dots).toHaveLength(selectableDevices.length);
  expect(percent('x').map(Math.round)).toEqual(shares(0, left, right).map(Math.round));
  expect(percent('y').map(Math.round)).toEqual(shares(1, top, bottom).map(Math.round));
});
