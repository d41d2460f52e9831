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

/** From the dot to its name, by the side that the name is on. */
const toName: Record<LabelSide, string> = {
  r: '16px,-50%',
  l: 'calc(-100% - 16px),-50%',
  t: '-50%,calc(-100% - 14px)',
  b: '-50%,14px',
  tr: '4px,calc(-100% - 10px)',
  tl: 'calc(-100% - 8px),calc(-100% - 2px)',
};
const toNarrowName: Record<NarrowLabelSide, string> = {
  t: '-50%,calc(-100% - 8px)',
  r: '10px,-50%',
  b: '-50%,9px',
  l: 'calc(-100% - 10px),-50%',
  tl: 'calc(-100% - 8px),calc(-100% - 2px)',
  br: '-2px,10px',
  tr: '-18px,calc(-100% - 8px)',
};

/** A map of Canada with a link on each city. */
export function CanadaMap({ src, alt, pins, theme, first }: Props) {
  return (
    <div className={`map map-${theme} relative`}>
      <style>{pins.map(placeRules).join('')}</style>
      <Picture
        src={src}
        alt={alt}
        width={1600}
        height={960}
        className="w-full"
        {...(first ? { first } : {})}
      />
      {pins.map(({ slug, href, name }, index) => (
        <Fragment key={slug}>
          <a className={`pin at-${slug} ${index === 0 ? 'lit' : ''}`} href={href}>
            <span className="sr-only">{name}</span>
          </a>
          <div className={`pin-label at-${slug}`} aria-hidden="true">
            {name}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** One decimal is enough: 0.1 % is half a pixel. */
function placeRules({ slug, x, y, side, narrow }: Pin): string {
  const place = `left:${x.toFixed(1)}%;top:${y.toFixed(1)}%;--to:${toName[side]}`;
  const narrowly = narrow && `@media (width<80rem){.at-${slug}{--to:${toNarrowName[narrow]}}}`;
  return `.at-${slug}{${place}}${narrowly ?? ''}`;
}
