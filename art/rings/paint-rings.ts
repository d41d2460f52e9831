import type { Point } from '../line/point.ts';
import { simplify } from '../line/simplify.ts';
import { smoothRing } from '../line/smooth-ring.ts';
import { fill } from '../svg/fill.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import type { TreeRings } from './tree-rings.ts';

/** Draws tree rings, every fifth one heavier. `bark` adds a fill and a solid outline. */
export function paintRings(
  { outline, radii }: TreeRings,
  scheme: Scheme,
  options: { bark: boolean; width: number },
): string {
  const { bark, width } = options;
  const ringAt = (radius: number) => smoothRing(simplified(outline(radius)), 1);
  const last = radii.at(-1) ?? 0;
  const wood = [...radii.keys()]
    .reverse()
    .filter((year) => year % 5 === 4)
    .map((year) => fill(ringAt(radii[year] ?? 0), year % 10 === 4 ? scheme.water : scheme.paper));
  const lines = radii.slice(0, bark ? -1 : undefined).map((radius, year) => {
    const isFifth = year % 5 === 4;
    return stroke(ringAt(radius), isFifth ? scheme.shore : scheme.line, isFifth ? width * 1.25 : width, {
      opacity: isFifth ? undefined : 0.75,
    });
  });
  const edge = fill(ringAt(last + 13), scheme.solid) + fill(ringAt(last), scheme.paper);
  return (bark ? edge + wood.join('') : '') + lines.join('');
}

function simplified(ring: readonly Point[]): readonly Point[] {
  const [first] = ring;
  return first ? simplify([...ring, first], 0.3).slice(0, -1) : ring;
}
