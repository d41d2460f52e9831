import type { ReactNode } from 'react';
import { LinkRows } from '@/components/sections/link-rows';
import { SideHeaded } from '@/components/sections/side-headed';
import { partName } from '@/components/ui/link-list';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import type { LandingPair } from '@/lib/landing/landing-pairs';
import { relatedPairs } from '@/lib/landing/related-pairs';
import { allPairs, pairParts, pairPhrases, partLink } from './pair-links';
import { serviceCityLinkGroups } from './service-city-link-groups';

type Entry = LocalContent['landing'][number];
type Props = {
  language: Language;
  entry: Entry;
  /** The page's sources. */
  children: ReactNode;
};

/** The links at the end of a landing page: related pages, for a service in a city two longer lists, sources. */
export function OnwardLinks({ language, entry, children }: Props) {
  const title = contentIn(language).ui.landing.related;
  const lists = entry.kind === 'service-city' ? serviceCityLinkGroups(language, entry) : [];
  return (
    <SideHeaded id="related" title={title} ground="mist">
      <div className="related grid gap-7">
        <nav aria-label={title}>
          <dl>
            {relatedLinks(language, entry).map(({ title: term, links }) => (
              <div key={term} className="border-line-200 border-t py-[9px]">
                <dt className="text-ink-700">{term}</dt>
                {links.map(({ href, ...name }) => (
                  <dd key={href} className="mr-5 inline-block">
                    <a className="link" href={href}>
                      {partName(name)}
                    </a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </nav>
        {lists.map(({ title: heading, ...rows }) => (
          <div key={heading} className="grid gap-3">
            <h3 className="text-h3">{heading}</h3>
            <LinkRows {...rows} />
          </div>
        ))}
        {children}
      </div>
    </SideHeaded>
  );
}

/** Related landing pages, grouped by what differs: other cities, other services, other industries. Links show only that. */
function relatedLinks(language: Language, entry: Entry) {
  const { ui } = contentIn(language);
  const pairs = allPairs(language);
  return pairs
    .filter(({ slug }) => slug === entry.slug)
    .flatMap((pair) => relatedPairs(pair, pairs))
    .map(({ relation, pairs: related }) => ({
      title: fill(ui.related[relation], pairPhrases(language, entry)),
      links: related.map((pair) => partLink(language, pair, differingPart(entry, pair))),
    }));
}

const differingPart = (entry: Entry, pair: LandingPair) =>
  pairParts.find((part) => part in pair && Reflect.get(pair, part) !== Reflect.get(entry, part));
