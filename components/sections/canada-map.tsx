import { Fragment } from 'react';
import { Picture } from '@/components/ui/picture';
import type { LabelSide, NarrowLabelSide } from '@/lib/geo/label-sides';

export type Pin = {
  slug: string;
  href: string;
  name: string;
  /** In per cent of the map's width and height. */
  x: number;
  y: number;
  /** The side of the dot that the name is on. */
  side: LabelSide;
  /** Overrides `side` on narrow screens. */
  narrow?: NarrowLabelSide | undefined;
};

type Props = {
  src: string;
  alt: string;
  pins: readonly Pin[];
  theme: 'night' | 'light';
  first?: boolean;
};

/** A map of Canada with a link on each city. */
export function CanadaMap({ src, alt, pins, theme, first }: Props) {
  return (
    <div className={`map map-${theme} relative`}>
      {/* One decimal is enough: 0.1 % is half a pixel. */}
      <style>
        {pins.map(({ slug, x, y }) => `.at-${slug}{left:${x.toFixed(1)}%;top:${y.toFixed(1)}%}`).join('')}
      </style>
      <Picture
        src={src}
        alt={alt}
        width={1600}
        height={960}
        className="w-full"
        {...(first ? { first } : {})}
      />
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
