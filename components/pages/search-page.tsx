import { Search } from '@/components/islands/search/search';
import { LinkList } from '@/components/ui/link-list';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { getPage } from '@/lib/pages/find-page';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { PageIntro } from './page-intro';
import { popularLinks } from './popular-links';
import { SafeIsland } from './safe-island';

/** The search page, as announced in structured data. Without JavaScript it links to the sitemap. */
export function SearchPage({ page }: { page: Page }) {
  const { language } = page;
  const { searchPage, company, services, cities, ui } = contentIn(language);
  const sitemap = getPage(language, 'sitemap');
  const [beforePhone, afterPhone] = ui.search.noneText.split('{phone}');
  return (
    <div className="search-page min-h-[80vh]">
      <div className="on-blue blue-head contours pb-8">
        <PageIntro page={page} title={searchPage.heading} lead={searchPage.lead} />
      </div>
      <noscript>
        <p className="wrap mt-10">
          <a className="link" href={sitemap.path}>
            {ui.search.noScript}
          </a>
        </p>
      </noscript>
      <SafeIsland page={page}>
        <Search
          language={language}
          action={page.path}
          home={hrefOf(language, 'home')}
          listsUrl={`${page.path}/lists.json`}
          words={{ ...ui.search, kinds: ui.searchKinds }}
          ideas={
            <p className="needs-script flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-4 pb-[clamp(28px,4vw,48px)] text-blue-200">
              {ui.search.ideas}{' '}
              {ui.search.examples.map((example) => (
                <a
                  key={example}
                  className="link"
                  href={`${page.path}?${new URLSearchParams({ q: example })}`}
                >
                  {example}
                </a>
              ))}
            </p>
          }
          advice={
            <p className="mt-2 mb-10 text-ink-700">
              {beforePhone}
              <a className="link num" href={`tel:${company.phoneDial}`}>
                {company.phone}
              </a>
              {afterPhone}
            </p>
          }
        >
          <div className="grid-12 items-start">
            <section className="col-span-4" aria-labelledby="popular">
              <h2 id="popular" className="text-h3">
                {ui.search.popular}
              </h2>
              <LinkList
                links={[...popularLinks(language), { href: sitemap.path, label: sitemap.label }]}
                className="ruled mt-4"
              />
            </section>
            <section className="col-span-4 max-lg:mt-10">
              <h2 className="text-h3">{ui.searchKinds.services}</h2>
              <LinkList
                className="ruled mt-4"
                links={services.map(({ slug, name }) => ({
                  href: hrefOf(language, 'service', slug),
                  label: name,
                }))}
              />
            </section>
            <section className="col-span-4 max-lg:mt-10">
              <h2 className="text-h3">{ui.searchKinds.locations}</h2>
              <LinkList
                className="ruled mt-4 grid in-pairs gap-x-8"
                links={cities.map(({ slug, name }) => ({
                  href: hrefOf(language, 'city', slug),
                  label: name,
                }))}
              />
            </section>
          </div>
          <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line-300 border-y py-5 font-display font-semibold text-[1.25rem]">
            <p>{ui.search.ask}</p>
            <PhoneLink {...phoneOf(page)} className="btn btn-primary" />
          </div>
        </Search>
      </SafeIsland>
    </div>
  );
}
