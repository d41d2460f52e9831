import type { ReactNode } from 'react';

type Props = {
  crumbs?: ReactNode;
  title: string;
  lead: string;
  /** A map fills the height beside the text; a plan is shown whole, with its margin below it. */
  picture: { shape: 'map' | 'plan'; src: string; small: string | undefined; alt: string };
  /** The sheet's margin: its number, its neighbours, its legend. */
  margin: ReactNode;
  /** Below the lead: ways to act, facts. */
  children: ReactNode;
};

const sizes = {
  map: { large: { width: 1080, height: 1040 }, small: { width: 760, height: 680 } },
  plan: { large: { width: 960, height: 600 }, small: { width: 960, height: 600 } },
} as const;

/** The head of a city or landing page: the answer, and beside it the sheet of the map that runs off the page. */
export function SheetHead({ crumbs, title, lead, picture, margin, children }: Props) {
  const { shape, src, small, alt } = picture;
  const { large, small: smallSize } = sizes[shape];
  return (
    <div className={`face face-${shape}`}>
      <div className="wrap">
        <div className="face-text">
          {crumbs}
          <h1 className="text-h2">{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <div className="face-art">
          <picture className="contents">
            {/* Large lettering, for pictures that are shown less than 520 pixels wide. */}
            {small && (
              <source
                media="(width < 32.5rem), (48rem <= width < 64rem)"
                srcSet={small}
                width={smallSize.width}
                height={smallSize.height}
              />
            )}
            <img src={src} alt={alt} {...large} fetchPriority="high" />
          </picture>
          <span className="neat-edge max-lg:hidden" />
        </div>
        <div className="face-margin">{margin}</div>
      </div>
    </div>
  );
}
