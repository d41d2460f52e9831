import type { ReactNode } from 'react';
import { CanadaMap, type Pin } from './canada-map';

type Props = {
  crumbs: ReactNode;
  title: string;
  lead: string;
  map: { label: string; alt: string; pins: readonly Pin[] };
};

/** The head of the sitemap: the title next to a map that links to each city. */
export function IndexMap({ crumbs, title, lead, map }: Props) {
  return (
    <div className="face atlas index-map">
      <div className="wrap">
        <div className="face-text">
          {crumbs}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <nav className="face-art" aria-label={map.label}>
          <CanadaMap src="/art/canada-light.svg" alt={map.alt} pins={map.pins} theme="light" first />
          <span className="neat-edge max-lg:hidden" />
        </nav>
      </div>
    </div>
  );
}
