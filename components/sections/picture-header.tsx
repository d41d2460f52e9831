import type { ReactNode } from 'react';
import { Legend, type LegendEntry } from './legend';

type Props = {
  crumbs?: ReactNode;
  title: string;
  lead: string;
  /** A map fills the height next to the text; a plan is shown whole. */
  picture: { shape: 'map' | 'plan'; src: string; small: string | undefined; alt: string };
  legend: readonly LegendEntry[];
  /** A link to the page's sources that says when they were last checked. */
  checked?: { href: string; label: string } | undefined;
  /** Below the text, on a phone below the picture. */
  facts?: ReactNode;
  /** Calls to action below the lead. */
  children: ReactNode;
};

const sizes = {
  map: { large: { width: 1080, height: 1040 }, small: { width: 760, height: 680 } },
  plan: { large: { width: 960, height: 600 }, small: { width: 960, height: 600 } },
} as const;

// Windows in which the picture is less than 520 pixels wide, and so needs large lettering.
const narrow = '(width < 32.5rem)';
const narrowWithFacts = `${narrow}, (48rem <= width < 64rem)`;

/** The head of a city or landing page: the text, and next to it a picture that bleeds off the page. */
export function PictureHeader({ crumbs, title, lead, picture, legend, checked, facts, children }: Props) {
  const { shape, src, small, alt } = picture;
  const { large, small: smallSize } = sizes[shape];
  return (
    <div className={`face face-${shape}${facts ? ' face-facts' : ''}`}>
      <div className="wrap">
        <div className="face-text">
          {crumbs}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <div className="face-art">
          <picture className="contents">
            {small && (
              <source
                media={facts ? narrowWithFacts : narrow}
                srcSet={small}
                width={smallSize.width}
                height={smallSize.height}
              />
            )}
            <img src={src} alt={alt} {...large} fetchPriority="high" />
          </picture>
          <span className="neat-edge max-lg:hidden" />
        </div>
        <div className="face-key flex flex-wrap content-start items-center justify-between gap-x-6 gap-y-0.5 pt-2.5 pb-4">
          <Legend entries={legend} />
          {checked && (
            <a className="link cap font-medium text-ink-600 decoration-line-400" href={checked.href}>
              {checked.label}
            </a>
          )}
        </div>
        {facts && <div className="face-margin">{facts}</div>}
      </div>
    </div>
  );
}
