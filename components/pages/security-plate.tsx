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
 * layer still stops. It is made of checkboxes and CSS (`app/styles/security-plate.css`), and works without JavaScript.
 */
export function SecurityPlate({ picture, wallsPicture, layers }: Props) {
  const { alt, question, walls, note } = layers;
  return (
    <div className="neat works layers mt-6">
      <Citadel
        picture={picture}
        walls={wallsPicture}
        alt={alt}
        threats={walls.map(({ trouble }) => trouble)}
      />
      <div className="p-4 lg:px-10 lg:py-5">
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

type CitadelProps = { picture: string; walls: string; alt: string; threats: readonly string[] };

/**
 * A fortress of five walls, each with the path of the threat that it stops. Where an ancestor sets `--o`n to 1, the style
 * sheet opens wall n and extends the path to the next closed wall (`app/styles/citadel.css`).
 */
function Citadel({ picture, walls, alt, threats }: CitadelProps) {
  return (
    <div className="citadel">
      <img className="drawn" src={picture} alt={alt} width="640" height="600" fetchPriority="high" />
      <div className="sprite">
        {threats.map((threat) => (
          <img key={threat} src={walls} alt="" width="640" height="600" fetchPriority="high" />
        ))}
      </div>
      <svg viewBox="-320 -322 640 600" aria-hidden="true">
        {threats.map((threat) => (
          <g key={threat}>
            <path d="M0-270V-34" />
            <path d="M0-270V-34" />
          </g>
        ))}
        <circle r="25" fill={logoShapes.gold} opacity=".3" />
        <circle r="12.5" />
        <circle r="9.5" fill={logoShapes.gold} />
      </svg>
      <div aria-hidden="true">
        {threats.map((threat) => (
          <span key={threat}>{threat}</span>
        ))}
      </div>
    </div>
  );
}
