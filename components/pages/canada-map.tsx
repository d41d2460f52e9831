import { Fragment } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Language } from '@/lib/i18n/languages';
import { cityPins } from '@/lib/pages/city-pins';

type Props = { language: Language; alt: string; theme: 'night' | 'light'; first?: boolean };

/** A map of Canada with a link on each city. */
export function CanadaMap({ language, alt, theme, first = false }: Props) {
  const pins = cityPins(language);
  return (
    <div className={`map map-${theme} relative`}>
      {/* One decimal is enough: 0.1 % is half a pixel. */}
      <style>
        {pins.map(({ slug, x, y }) => `.at-${slug}{left:${x.toFixed(1)}%;top:${y.toFixed(1)}%}`).join('')}
      </style>
      <Picture
        src={`/art/canada-${theme}.svg`}
        alt={alt}
        width={1600}
        height={960}
        className="w-full"
        first={first}
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
