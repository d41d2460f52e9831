import { bastionAxis, bastionLine, citadelTrace } from '@/lib/geo/citadel-trace';
import { fill } from '@/lib/i18n/fill';
import type { Wall } from '@/lib/quiz/build-walls';
import type { SheetWords } from '@/lib/quiz/sheet-words';

type Props = {
  /** One a bastion. */
  walls: readonly Wall[];
  words: SheetWords;
  /** The place of the wall whose question is asked. */
  current?: number;
  /** Shown small, so its figures have to be large. */
  isSmall?: boolean;
};

const radius = 150;
/** Distances from the middle. */
const away = { house: 46, tip: radius * 1.52 + 14, road: 292, figure: 322 } as const;
/** How far from the walls the slope around them is lined, further and further apart. */
const slope = [148, 112, 84, 62, 46] as const;
const moat = [30, 28, 13, 11] as const;

const path = (points: readonly (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/**
 * The visitor's citadel from above: each answer builds one bastion, whole or with a gap, and what it keeps out comes up to it, or
 * in. Drawn by strokes of one outline, so that every line runs parallel to the walls; the colours are the style sheet's.
 */
export function CitadelPlan({ walls, words, current, isSmall = false }: Props) {
  const trace = citadelTrace([0, 0], radius, 1, walls.length);
  const outline = `${path(trace)}Z`;
  const height = walls.length % 2 ? 652 : 712;
  return (
    <svg
      className={isSmall ? 'plan plan-small' : 'plan'}
      viewBox={`-356 -356 712 ${height}`}
      role="img"
      aria-label={fill(words.plan, {
        walls: walls.map((wall, index) => wallText(wall, index, words)).join(' '),
      })}
    >
      <rect className="plan-land" x="-356" y="-356" width="712" height={height} />
      {slope.map((distance) => (
        <g key={distance}>
          <path className="plan-slope" d={outline} strokeWidth={distance * 2 + 2} />
          <path className="plan-ground" d={outline} strokeWidth={distance * 2 - 1} />
        </g>
      ))}
      {moat.map((distance, index) => (
        <path
          key={distance}
          className={index % 2 ? 'plan-water' : 'plan-shore'}
          d={outline}
          strokeWidth={distance * 2}
        />
      ))}
      <path className="plan-court" d={outline} />
      {walls.map((wall, index) => (
        <g key={wall.name} data-wall={wall.state}>
          <path className="plan-wall" d={path(bastionLine(trace, index))} pathLength="100" />
          <path className="plan-core" d={path(bastionLine(trace, index))} pathLength="100" />
        </g>
      ))}
      <rect className="plan-house" x="-34" y="-34" width="68" height="68" />
      {walls.map((wall, index) => {
        const axis = bastionAxis(index, walls.length);
        const turn = (axis * 180) / Math.PI;
        return (
          <g
            key={wall.name}
            data-wall={wall.state}
            className={index === current ? 'plan-current' : undefined}
          >
            <g className="plan-way" transform={`rotate(${turn.toFixed(2)})`}>
              <path d={`M${away.road} 0H${away.tip}`} />
              <path className="plan-bar" d={`M${away.tip} -17V17`} />
              <path className="plan-through" d={`M${away.tip} 0H${away.house}`} pathLength="100" />
            </g>
            <g
              className="plan-figure"
              transform={`translate(${(away.figure * Math.cos(axis)).toFixed(1)} ${(away.figure * Math.sin(axis)).toFixed(1)})`}
            >
              <circle r={isSmall ? 33 : 28} />
              <text dy=".36em">{index + 1}</text>
            </g>
          </g>
        );
      })}
      <g className="plan-mark">
        <circle r="40" />
        <circle r="20" />
        <circle r="15.5" />
      </g>
    </svg>
  );
}

/** A wall in words: `2. Rules: a small gap.` */
export function wallText({ name, state }: Wall, index: number, words: SheetWords): string {
  return fill(words.wall, { number: index + 1, name, state: words[state ?? 'unasked'] });
}
