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
const distances = { house: 30, tip: radius * 1.52 + 14, road: 292, figure: 322 } as const;
/** Distances of the contour lines and water lines from the walls, from the outermost to the innermost. */
const slopeLines = [148, 112, 84, 62, 46] as const;
const moatLines = [30, 28, 13, 11] as const;

/** The view box of a plan, eight units around its outermost slope, and the distance of its figures from the middle. */
export const planBox = (walls: number) =>
  ({ left: -384, top: -384, width: 768, height: walls % 2 ? 726 : 768, figure: distances.figure }) as const;

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
      className="plan"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={fill(words.plan, {
        walls: walls.map((wall, index) => describeWall(wall, index, words)).join(' '),
      })}
    >
      <rect className="fill-land" x={left} y={top} width={width} height={height} />
      {slopeLines.map((distance) => (
        <g key={distance}>
          <path className="stroke-blue-200" d={outline} strokeWidth={distance * 2 + 2} />
          <path className="stroke-land" d={outline} strokeWidth={distance * 2 - 1} />
        </g>
      ))}
      {moatLines.map((distance, index) => (
        <path
          key={distance}
          className={index % 2 ? 'stroke-blue-100' : 'stroke-blue-700'}
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
      {walls.map((wall, index) => {
        const axis = bastionAxis(index, walls.length);
        const isCurrent = index === current;
        const turn = (axis * 180) / Math.PI;
        return (
          <g key={wall.name} data-wall={wall.state}>
            <g className="plan-way" transform={`rotate(${turn.toFixed(2)})`}>
              <path d={`M${distances.road} 0H${distances.tip}`} />
              <path className="plan-bar" d={`M${distances.tip} -17V17`} />
              <path className="plan-through" d={`M${distances.tip} 0H${distances.house}`} pathLength="100" />
            </g>
            <g
              transform={`translate(${(distances.figure * Math.cos(axis)).toFixed(1)} ${(distances.figure * Math.sin(axis)).toFixed(1)})`}
            >
              <circle
                className={`stroke-night-900 ${isCurrent ? 'fill-night-900' : 'fill-white'}`}
                strokeWidth="3"
                r={isSmall ? 33 : 28}
              />
              <text
                className={`font-semibold ${isCurrent ? 'fill-white' : 'fill-night-900'}`}
                textAnchor="middle"
                fontSize={isSmall ? 44 : 36}
                dy=".36em"
              >
                {index + 1}
              </text>
            </g>
          </g>
        );
      })}
      {/* Covers the ends of the ways in. */}
      <rect
        className="fill-blue-200 stroke-blue-700"
        strokeWidth="3"
        x="-34"
        y="-34"
        width="68"
        height="68"
      />
      <circle className="fill-larch-400 opacity-25" r="40" />
      <circle className="fill-night-950" r="20" />
      <circle className="fill-larch-400" r="15.5" />
    </svg>
  );
}

/** A wall as text: `2. Rules: a small gap.` */
function describeWall({ name, state }: Wall, index: number, words: SheetWords): string {
  return fill(words.wall, { number: index + 1, name, state: words[state ?? 'unasked'] });
}
