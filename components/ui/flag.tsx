import { flagShapes } from './flag-shapes';

type Props = { letter: string; size: 30 | 40 | 52 };

/** A maritime signal flag for an initial. Decorative: show the name next to it. */
export function Flag({ letter, size }: Props) {
  const shapes = flagShapes[letter.toLowerCase()];
  if (!shapes) throw new RangeError(`there is no signal flag for "${letter}"`);
  return (
    <svg className="flag" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {shapes.map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}
