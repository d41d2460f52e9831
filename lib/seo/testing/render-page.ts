import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AboutPage } from '../../../components/pages/about-page.tsx';
import { CaseStudiesPage } from '../../../components/pages/case-studies-page.tsx';
import { CaseStudyPage } from '../../../components/pages/case-study-page.tsx';
import { CityPage } from '../../../components/pages/city-page.tsx';
import { ContactPage } from '../../../components/pages/contact-page.tsx';
import { HomePage } from '../../../components/pages/home-page.tsx';
import { LandingPage } from '../../../components/pages/landing-page.tsx';
import { LocationsPage } from '../../../components/pages/locations-page.tsx';
import { ServicePage } from '../../../components/pages/service-page.tsx';
import { ServicesPage } from '../../../components/pages/services-page.tsx';
import { SitemapPage } from '../../../components/pages/sitemap-page.tsx';
import type { Page, PageKind } from '../../pages/page.ts';

/** The kinds of pages that show content entries. */
const views: Partial<Record<PageKind, ComponentType<{ page: Page }>>> = {
  home: HomePage,
  services: ServicesPage,
  service: ServicePage,
  locations: LocationsPage,
  city: CityPage,
  about: AboutPage,
  contact: ContactPage,
  'case-studies': CaseStudiesPage,
  'case-study': CaseStudyPage,
  landing: LandingPage,
  sitemap: SitemapPage,
};

const rendered = new Map<Page, string>();

/** The HTML of a page without its frame; undefined for kinds without entries. */
export function renderPage(page: Page): string | undefined {
  const view = views[page.kind];
  if (!view) return undefined;
  const html = rendered.get(page) ?? renderToStaticMarkup(createElement(view, { page }));
  rendered.set(page, html);
  return html;
}
