import { bastionAxis, bastionLine, citadelTrace } from '@/lib/geo/citadel-trace';
import { fill } from '@/lib/i18n/fill';
import type { Wall } from '@/lib/quiz/build-walls';
import type { SheetWords } from '@/lib/quiz/sheet-words';

type Props = {
  /** One per bastion. */
  walls: readonly Wall[];
  words: SheetWords;
  /** The index of the wall that the current question builds. */
  current?: number;
  /** Draws larger figures, for a small plan. */
  isSmall?: boolean;
};

const radius = 150;
/** Distances from the centre, in units of the view box. */
const distances = { house: 46, tip: radius * 1.52 + 14, road: 292, figure: 322 } as const;
/** Distances of the contour lines and water lines from the walls, from the outermost to the innermost. */
const slopeLines = [148, 112, 84, 62, 46] as const;
const moatLines = [30, 28, 13, 11] as const;

/** The view box of a plan and the distance of its figures from the middle. */
export const planBox = (walls: number) =>
  ({ left: -356, top: -356, width: 712, height: walls % 2 ? 652 : 712, figure: distances.figure }) as const;

const toPath = (points: readonly (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/**
 * The visitor's citadel from above. Each answer builds a bastion, whole or with a gap; a threat stops at the bastion or
 * passes through the gap. Strokes of one outline draw all lines around the walls, so that they run parallel. The style
 * sheet sets the colours.
 */
export function CitadelPlan({ walls, words, current, isSmall = false }: Props) {
  const trace = citadelTrace([0, 0], radius, 1, walls.length);
  const outline = `${toPath(trace)}Z`;
  const { left, top, width, height } = planBox(walls.length);
  return (
    <svg
      className={isSmall ? 'plan plan-small' : 'plan'}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={fill(words.plan, {
        walls: walls.map((wall, index) => describeWall(wall, index, words)).join(' '),
      })}
    >
      <rect className="plan-land" x={left} y={top} width={width} height={height} />
      {slopeLines.map((distance) => (
        <g key={distance}>
          <path className="plan-slope" d={outline} strokeWidth={distance * 2 + 2} />
          <path className="plan-ground" d={outline} strokeWidth={distance * 2 - 1} />
        </g>
      ))}
      {moatLines.map((distance, index) => (
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
          <path className="plan-wall" d={toPath(bastionLine(trace, index))} pathLength="100" />
          <path className="plan-core" d={toPath(bastionLine(trace, index))} pathLength="100" />
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
              <path d={`M${distances.road} 0H${distances.tip}`} />
              <path className="plan-bar" d={`M${distances.tip} -17V17`} />
              <path className="plan-through" d={`M${distances.tip} 0H${distances.house}`} pathLength="100" />
            </g>
            <g
              className="plan-figure"
              transform={`translate(${(distances.figure * Math.cos(axis)).toFixed(1)} ${(distances.figure * Math.sin(axis)).toFixed(1)})`}
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

/** A wall as text: `2. Rules: a small gap.` */
export function describeWall({ name, state }: Wall, index: number, words: SheetWords): string {
  return fill(words.wall, { number: index + 1, name, state: words[state ?? 'unasked'] });
}
