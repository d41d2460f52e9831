import { Search } from '@/components/islands/search/search';
import { PageIntro } from '@/components/sections/page-intro';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { getPage } from '@/lib/pages/get-page';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { PageCrumbs } from './page-crumbs';
import { popularLinks } from './popular-links';
import { SafeIsland } from './safe-island';

/** The search screen that structured data promises. Without script it leads to the sitemap. */
export function SearchPage({ page }: { page: Page }) {
  const { language } = page;
  const { searchPage, company, ui } = contentIn(language);
  const sitemap = getPage(language, 'sitemap');
  return (
    <div className="min-h-[80vh] pb-24">
      <PageIntro crumbs={<PageCrumbs page={page} />} title={searchPage.heading} lead={searchPage.lead}>
        <noscript>
          <p className="mt-10">
            <a className="link" href={sitemap.path}>
              {ui.search.noScript}
            </a>
          </p>
        </noscript>
        <SafeIsland language={language}>
          <Search
            language={language}
            action={page.path}
            home={hrefOf(language, 'home')}
            pagesAddress={`${page.path}/pages.json`}
            words={{ ...ui.search, kinds: ui.searchKinds }}
          >
            <div className="grid-12 mt-10 items-start">
              <section className="col-span-5" aria-labelledby="popular">
                <h2 id="popular" className="text-h3">
                  {ui.search.popular}
                </h2>
                <ul className="ruled mt-4">
                  {[...popularLinks(language), { href: sitemap.path, label: sitemap.label }].map(
                    ({ href, label }) => (
                      <li key={href}>
                        <a href={href}>{label}</a>
                      </li>
                    ),
                  )}
                </ul>
                <PhoneLink number={company.phone} dial={company.phoneDial} className="btn btn-quiet mt-8" />
              </section>
            </div>
          </Search>
        </SafeIsland>
      </PageIntro>
    </div>
  );
}
