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

/**
 * A fortress of five walls, each with the path of the threat that it stops. Where an ancestor sets `--o`n to 1, the style
 * sheet opens wall n and extends the path to the next closed wall (`app/styles/citadel.css`).
 */
export function Citadel({ picture, walls, alt, threats }: Props) {
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
