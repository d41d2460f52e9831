import { logoShapes } from '@/lib/brand/logo-shapes';

type Props = {
  /** The fortress without its walls, and the walls, one below the other. */
  picture: string;
  walls: string;
  alt: string;
  /** What comes at each wall, from the outermost to the innermost; short, beside its way in. */
  troubles: readonly string[];
};

/**
 * A fortress of five walls, each with the way of what it stops. The style sheet opens wall n and leads its way on to the next
 * one that stands where an element around it sets `--o`n to 1 (`app/styles/citadel.css`).
 */
export function Citadel({ picture, walls, alt, troubles }: Props) {
  return (
    <div className="citadel">
      <img className="drawn" src={picture} alt={alt} width="640" height="600" fetchPriority="high" />
      <div>
        {troubles.map((trouble) => (
          <img key={trouble} src={walls} alt="" width="640" height="600" fetchPriority="high" />
        ))}
      </div>
      <svg viewBox="-320 -322 640 600" aria-hidden="true">
        {troubles.map((trouble) => (
          <g key={trouble}>
            <path d="M0-270V-34" />
            <path d="M0-270V-34" />
          </g>
        ))}
        <circle r="25" fill={logoShapes.gold} opacity=".3" />
        <circle r="12.5" />
        <circle r="9.5" fill={logoShapes.gold} />
      </svg>
      <div aria-hidden="true">
        {troubles.map((trouble) => (
          <span key={trouble}>{trouble}</span>
        ))}
      </div>
    </div>
  );
}
