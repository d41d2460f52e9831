import { logoShapes } from '@/lib/brand/logo-shapes';

type Props = {
  /** The fortress without its walls. */
  picture: string;
  /** A sprite of the walls, one below the other. */
  walls: string;
  alt: string;
  /** A short label for the threat at each wall, from the outermost to the innermost. */
  threats: readonly string[];
};

/** From the gate to each wall and to the house, in units of the drawing. */
const stops = [79, 101, 133, 159, 184, 236];
/** Of the path to each wall, in degrees. */
const directions = [324, 108, 36, 252, 180];

/** Of each threat: at the outer end of its path. */
const labelPlaces = [
  'right-[75.5%] bottom-[83.5%] text-right',
  'top-[68.5%] right-[1.5%] text-right',
  'bottom-[83.5%] left-[75.5%]',
  'top-[68.5%] left-[1.5%]',
  'bottom-[1%] left-[53%] max-w-none',
];

/**
 * A fortress of five walls, each with the path of the threat that it stops. Where an ancestor sets `--o`n to 1, wall n is
 * open and the path runs to the next closed wall (`app/styles/citadel.css`).
 */
export function Citadel({ picture, walls, alt, threats }: Props) {
  return (
    <div className="citadel">
      <style>{directions.map(wallRules).join('')}</style>
      <img className="drawn" src={picture} alt={alt} width="640" height="600" fetchPriority="high" />
      <div className="sprite">
        {threats.map((threat) => (
          <img key={threat} src={walls} alt="" width="640" height="600" fetchPriority="high" />
        ))}
      </div>
      <svg viewBox="-320 -322 640 600" aria-hidden="true">
        {threats.map((threat) => (
          <g key={threat} fill="none">
            <path d="M0-270V-34" strokeWidth="3.5" strokeDasharray="300" />
            {/* A single wide dash of the same line. */}
            <path d="M0-270V-34" strokeWidth="24" strokeDasharray="5 300" />
          </g>
        ))}
        <circle r="25" fill={logoShapes.gold} opacity=".3" />
        <circle r="12.5" />
        <circle r="9.5" fill={logoShapes.gold} />
      </svg>
      <div aria-hidden="true">
        {threats.map((threat, index) => (
          <span key={threat} className={labelPlaces[index]}>
            {threat}
          </span>
        ))}
      </div>
    </div>
  );
}

/**
 * For a wall: the direction of its path, whether it is open, and how far the path runs to it and behind it, which is to the
 * next wall, and further if that is open, too.
 */
function wallRules(direction: number, index: number): string {
  const wall = index + 1;
  const [stop = 0, next = 0] = stops.slice(index);
  const behind = `calc(var(--o${wall},0)*(${next - stop} + var(--r${wall + 1},0)))`;
  const own = `--at:${direction}deg;--o:var(--o${wall},0);--s:${stop};--r:var(--r${wall})`;
  return `.citadel{--r${wall}:${behind}}.citadel :is(div,svg)>:nth-child(${wall}){${own}}`;
}
