import fs from 'node:fs';
import { drawPlate, type Service } from '../../art/catalogue/draw-plate.ts';
import { readNotes } from '../../art/svg/read-notes.ts';
import { contentIn } from '../../lib/content/content-in.ts';
import { openResources } from './open-resources.ts';

const styles = ['monitoring-plate', 'choice-plates']
  .map((name) => fs.readFileSync(`app/styles/${name}.css`, 'utf8'))
  .join('');

test.each<[Service, string, number]>([
  ['managed-it-services', 'watch', 6],
  ['ai-applications', 'streams', 6],
  ['cloud-solutions', 'outages', 5],
])('the names on the plate of %s are where it draws what they name', async (service, kind, count) => {
  const svg = drawPlate(service, 'live', 'light', contentIn('en').plates, await openResources());
  const { frame, dots } = readNotes(svg);
  const [left, top, right, bottom] = frame;
  const percent = (name: string) =>
    [...styles.matchAll(new RegExp(`\\.${kind} \\.names label:nth-child\\(\\d\\) \\{([^}]*)`, 'g'))].map(
      ([, rules = '']) => Number(new RegExp(`--${name}: ([\\d.]+)%`).exec(rules)?.[1] ?? 0),
    );
  const shares = (axis: 0 | 1, from: number, to: number) =>
    dots.map((dot) => (((dot[axis] ?? 0) - from) / (to - from)) * 100);
  expect(dots).toHaveLength(count);
  expect(percent('x').map(Math.round)).toEqual(shares(0, left, right).map(Math.round));
  expect(percent('y').map(Math.round)).toEqual(shares(1, top, bottom).map(Math.round));
});
