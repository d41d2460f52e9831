import { LinkList } from '@/components/ui/link-list';
import { Logo } from '@/components/ui/logo';
import { showTourAttributes, yearAttributes } from '@/lib/hydration/contract';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { shellOf } from '@/lib/pages/shell-of';

/** The footer: company, columns of links, copyright and legal links. */
export function Footer({ page }: { page: Page }) {
  const { brand, services, moreCities, footer, words } = shellOf(page.language);
  const phone = phoneOf(page);
  const allCities = { href: moreCities.href, label: words.viewAllLocations };
  const [beforeYear, afterYear] = footer.copyright.split('{year}');
  return (
    <footer className="ftr on-night">
      <div className="wrap py-10 lg:pt-16">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-8 sm:grid-cols-3 lg:grid-cols-[1fr_repeat(3,auto)] lg:gap-x-12 xl:gap-x-20">
          <div className="col-span-full lg:col-auto">
            <Logo {...brand} />
            <p className="mt-5 max-w-[22.8em]">{footer.tagline}</p>
            <p className="mt-2">
              <a className="link" href={footer.parent.href}>
                {footer.parent.label}
              </a>
            </p>
            <p className="mt-5">
              <a className="font-display font-semibold text-2xl text-white" href={`tel:${phone.dial}`}>
                {phone.number}
              </a>
            </p>
            <LinkList links={footer.social} className="mt-5 flex flex-wrap gap-x-6" />
          </div>
          <div>
            <h2>{words.footerServices}</h2>
            <LinkList links={services} />
          </div>
          <div>
            <h2>{words.footerLocations}</h2>
            <LinkList links={[...footer.cities, allCities]} />
          </div>
          <div className="max-sm:col-span-full">
            <h2>{words.footerCompany}</h2>
            <LinkList links={footer.company} className="max-sm:columns-[2_7rem] max-sm:gap-x-8" />
          </div>
        </div>
        <div className="cap mt-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-night-800 border-t pt-6">
          <p>
            {beforeYear}
            <span {...yearAttributes} suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>
            {afterYear}
          </p>
          <LinkList links={footer.legal} className="flex flex-wrap gap-x-4 sm:gap-x-6" />
          {process.env.NODE_ENV === 'development' && (
            <button type="button" {...showTourAttributes}>
              {words.resetTour}
            </button>
          )}
        </div>
      </div>
    </footer>
  );
}
