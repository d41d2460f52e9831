import { logoShapes } from '@/lib/brand/logo-shapes';
import type { LocalContent } from '@/lib/content/content-in';

type Props = {
  /** The fortress without its walls. */
  picture: string;
  /** A sprite of the walls, one below the other. */
  wallsPicture: string;
  /** The walls from the outermost to the innermost, as in the picture, and the verdicts. */
  layers: NonNullable<LocalContent['services'][number]['layers']>;
};

/**
 * The interactive security plate: unchecking a layer shows what gets in, in words and in the picture, and what the next
 * layer still stops. It is made of checkboxes and CSS (`app/styles/citadel.css`), and works without JavaScript.
 */
export function SecurityPlate({ picture, wallsPicture, layers }: Props) {
  const { alt, question, walls, note } = layers;
  return (
    <div className="neat works layers mt-6">
      <style>{walls.map((_, index) => missingRules(index + 1)).join('')}</style>
      <Citadel
        picture={picture}
        walls={wallsPicture}
        alt={alt}
        threats={walls.map(({ trouble }) => trouble)}
      />
      {/* The answers grow downwards: the boxes stay under the pointer. */}
      <div className="self-start p-4 lg:px-10 lg:pt-[clamp(20px,4vw,64px)] lg:pb-5">
        <fieldset>
          <legend className="text-h3">{question}</legend>
          <div className="flex flex-wrap gap-x-3 lg:grid">
            {walls.map(({ name, stands }) => (
              <label key={name}>
                <input type="checkbox" defaultChecked autoComplete="off" />
                <b className="lg:min-w-[76px]">{name}</b>
                <span className="text-[0.9375rem] text-ink-700 max-lg:hidden">{stands}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div role="status">
          <div>
            {[layers.whole, layers.inside, layers.reached, layers.open].map((verdict) => (
              <p key={verdict}>{verdict}</p>
            ))}
          </div>
          <ul>
            {walls.map(({ missing, next }) => (
              <li key={missing}>
                <em className="font-medium text-alert-700 not-italic">{missing}</em> <span>{next}</span>
              </li>
            ))}
          </ul>
        </div>
        <p className="cap mt-3 max-lg:hidden">{note}</p>
      </div>
    </div>
  );
}

/** While a wall is missing: opens it, shows what gets in, and no longer says that it still stops what the one before let in. */
function missingRules(wall: number): string {
  const missing = `.layers:has(label:nth-child(${wall})>input:not(:checked))`;
  return (
    `${missing}{--o${wall}:1}${missing} li:nth-child(${wall}){display:block}` +
    `${missing} li:nth-child(${wall - 1}) span{display:none}`
  );
}

type CitadelProps = { picture: string; walls: string; alt: string; threats: readonly string[] };

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
function Citadel({ picture, walls, alt, threats }: CitadelProps) {
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
