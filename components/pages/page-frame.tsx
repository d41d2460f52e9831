import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { LocationsPanel } from '@/components/layout/locations-panel';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { ServicesPanel } from '@/components/layout/services-panel';
import { contentIn } from '@/lib/content/content-in';
import { showTourAttributes } from '@/lib/hydration/contract';
import { fill } from '@/lib/i18n/fill';
import { localeOf } from '@/lib/i18n/locale-of';
import { breadcrumbsOf } from '@/lib/pages/breadcrumbs-of';
import { alternatesOf } from '@/lib/pages/find-page';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { searchEntryOf } from '@/lib/pages/search-entry';
import { shellOf } from '@/lib/pages/shell-of';
import { canonicalOf } from '@/lib/seo/canonical-of';
import { siteOrigin } from '@/lib/seo/site-origin';
import { FrameIslands, TourIsland } from './frame-islands';

type Props = { page: Page; children: ReactNode };

/** The frame of every page: skip link, header with its panels, main element, footer, islands. */
export function PageFrame({ page, children }: Props) {
  const { language } = page;
  const shell = shellOf(language);
  const { words } = shell;
  const phone = phoneOf(page);
  const brand = { ...shell.brand, href: shell.home };
  const search = { href: shell.search, label: words.search };
  const getStarted = { href: shell.contact, label: words.getStarted };
  const sitemap = { href: hrefOf(language, 'sitemap'), label: words.menu };
  const moreCities = { href: shell.allCities, label: words.moreCities };
  const alternates = alternatesOf(page)
    .filter((alternate) => alternate.language !== language)
    .map((alternate) => ({
      locale: localeOf(alternate.language),
      href: alternate.path,
      label: contentIn(alternate.language).ui.shell.languageName,
    }));
  const allServices = { href: shell.allServices, label: words.allServices };
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      {/* After the skip link, which has to be the first link of the page. */}
      <TourIsland page={page} />
      <Header
        brand={brand}
        entries={shell.header}
        panels={{
          services: (
            <ServicesPanel
              id="panel-services"
              services={shell.services}
              all={allServices}
              promo={{
                ...shell.promo,
                title: words.promoTitle,
                text: words.promoText,
                link: words.promoLink,
              }}
            />
          ),
          locations: (
            <LocationsPanel id="panel-locations" cities={shell.cities} more={moreCities} pins={shell.pins} />
          ),
        }}
        menu={
          <MobileMenu
            id="menu"
            entries={shell.header}
            lists={{ services: [...shell.services, allServices], locations: [...shell.cities, moreCities] }}
            phone={phone}
            getStarted={getStarted}
            search={search}
            alternates={alternates}
          />
        }
        alternates={alternates}
        phone={{ ...phone, label: fill(words.call, { phone: phone.number }) }}
        words={{ ...words, search, getStarted, sitemap }}
        trail={breadcrumbsOf(page).map(({ path }) => path)}
      />
      <main id="main" {...searchAttributes(page)}>
        <p className="print-only" data-pagefind-ignore>
          {canonicalOf(siteOrigin(), page.path)}
        </p>
        {children}
      </main>
      <Footer
        brand={brand}
        blurb={{
          text: shell.footer.tagline,
          parent: { href: shell.footer.parent.href, label: shell.footer.parent.name },
          phone,
          social: shell.footer.social,
        }}
        columns={[
          { title: words.footerServices, links: shell.services },
          {
            title: words.footerLocations,
            links: [...shell.footer.cities, { href: shell.allCities, label: words.viewAllLocations }],
          },
          { title: words.footerCompany, links: shell.footer.company },
        ]}
        copyright={shell.footer.copyright}
        legal={shell.footer.legal}
        tools={
          process.env.NODE_ENV === 'development' && (
            <button type="button" {...showTourAttributes}>
              {words.resetTour}
            </button>
          )
        }
      />
      <FrameIslands page={page} />
    </>
  );
}

/** The attributes of the main element that Pagefind reads. Unlisted pages are not indexed. */
function searchAttributes(page: Page) {
  if (!page.listed) return {};
  const { kind, name } = searchEntryOf(page);
  return {
    'data-kind': page.kind,
    'data-pagefind-body': '',
    ...(kind && { 'data-pagefind-filter': `kind:${kind}` }),
    ...(name && { 'data-name': name, 'data-pagefind-meta': 'name[data-name]' }),
  };
}
