import { Fragment } from 'react';
import { Picture } from '@/components/ui/picture';
import type { LabelSide, NarrowLabelSide } from '@/lib/geo/label-sides';

export type Pin = {
  slug: string;
  href: string;
  name: string;
  /** In per cent of the map. */
  x: number;
  y: number;
  /** On which side of the dot the name stands. */
  side: LabelSide;
  /** Another side on narrow screens. */
  narrow?: NarrowLabelSide | undefined;
};

type Props = {
  src: string;
  alt: string;
  pins: readonly Pin[];
  look: 'night' | 'light';
  first?: boolean;
};

/** Canada with a link on each city. */
export function CanadaMap({ src, alt, pins, look, first }: Props) {
  return (
    <div className={`map map-${look}`}>
      {/* A tenth of a per cent is half a pixel. */}
      <style>
        {pins.map(({ slug, x, y }) => `.at-${slug}{left:${x.toFixed(1)}%;top:${y.toFixed(1)}%}`).join('')}
      </style>
      <Picture src={src} alt={alt} width={1600} height={960} {...(first ? { first } : {})} />
      {pins.map(({ slug, href, name, side, narrow }, index) => (
        <Fragment key={slug}>
          <a className={`pin at-${slug} ${index === 0 ? 'lit' : ''}`} href={href}>
            <span className="sr-only">{name}</span>
          </a>
          <div
            className={`pin-label at-${slug} on-${side} ${narrow ? `narrow-${narrow}` : ''}`}
            aria-hidden="true"
          >
            {name}
          </div>
        </Fragment>
      ))}
    </div>
  );
}
