import { drawPlate } from '../../art/catalogue/draw-plate.ts';
import { readNotes } from '../../art/svg/read-notes.ts';
import { choicePlaces } from '../../components/sections/choice-places.ts';
import { contentIn } from '../../lib/content/content-in.ts';
import { openResources } from './open-resources.ts';

test.each([
  ['managed-it-services', 'watch', 6],
  ['ai-applications', 'streams', 6],
  ['cloud-solutions', 'outages', 5],
] as const)(
  'the names on the plate of %s are where it draws what they name',
  async (service, kind, count) => {
    const svg = drawPlate(service, 'live', 'light', contentIn('en').plates, await openResources());
    const { frame, dots } = readNotes(svg);
    const [left, top, right, bottom] = frame;
    expect(dots).toHaveLength(count);
    expect(choicePlaces[kind].map((place) => place.map(Math.round))).toEqual(
      dots.map(([x = 0, y = 0]) =>
        [((x - left) / (right - left)) * 100, ((y - top) / (bottom - top)) * 100].map(Math.round),
      ),
    );
  },
);
