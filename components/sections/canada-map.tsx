import { Fragment } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import { Picture } from '@/components/ui/picture';

export type Pin = {
  slug: string;
  href: string;
  name: string;
  timeZone: string;
  zone: string;
  /** In per cent of the map. */
  x: number;
  y: number;
  /** On which side of the dot the name stands. */
  side: 't' | 'r' | 'b' | 'l' | 'tr' | 'br' | 'tl';
  /** Names that stay on narrow screens, where there is no room for ten. */
  major: boolean;
};

type Props = { src: string; alt: string; pins: readonly Pin[]; look: 'night' | 'light'; first?: boolean };

/** Canada with a link and the local time on each city. */
export function CanadaMap({ src, alt, pins, look, first }: Props) {
  return (
    <div className={`map map-${look}`}>
      <style>{pins.map(({ slug, x, y }) => `.at-${slug}{left:${x}%;top:${y}%}`).join('')}</style>
      <Picture src={src} alt={alt} width={1600} height={960} {...(first ? { first } : {})} />
      {pins.map(({ slug, href, name, timeZone, zone, side, major }, index) => (
        <Fragment key={slug}>
          <a className={`pin at-${slug} ${index === 0 ? 'lit' : ''}`} href={href}>
            <span className="sr-only">{name}</span>
          </a>
          <div className={`pin-label at-${slug} ${side} ${major ? '' : 'max-lg:hidden'}`} aria-hidden="true">
            {name}
            <span className="max-lg:hidden">
              <LocalTime timeZone={timeZone} fallback={zone} />
            </span>
          </div>
        </Fragment>
      ))}
    </div>
  );
}
