import { LinkCards } from '@/components/sections/link-cards';
import { SideHeaded } from '@/components/sections/side-headed';
import { TermRows } from '@/components/sections/term-rows';
import { Figure } from '@/components/ui/figure';
import { JsonLd } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { pictureIn } from '@/lib/pictures/picture-in';
import { localBusiness } from '@/lib/seo/json-ld/local-business';
import { organization } from '@/lib/seo/json-ld/organization';
import { BuyerQuestionsBlock } from './buyer-questions-block';
import { CallToAction } from './call-to-action';
import { PageIntro } from './page-intro';

type Props = { language: Language };

/** About the company: a night shift, the story, four highlights, three values, roles, what buyers ask, further links. */
export function AboutPage({ page }: { page: Page }) {
  const { language } = page;
  const { aboutPage: words } = contentIn(language);
  return (
    <>
      <PageIntro page={page} title={words.heading} lead={words.lead} />
      <NightShift language={language} />
      <Story language={language} />
      <section className="section bg-mist" aria-labelledby="pillars-title">
        <div className="wrap">
          <h2 id="pillars-title" className="text-h2">
            {words.valuesTitle}
          </h2>
          <div className="pillars max-md:[&>*+*]:border-line-300 max-md:[&>*+*]:border-t max-md:[&>*+*]:pt-5 mt-5 gap-5 border-line-300 border-t pt-5 md:mt-10 md:gap-0 md:pt-10">
            {words.values.map(({ title, text }) => (
              <div key={title}>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1 text-ink-700 md:mt-3">{text}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
      <SideHeaded id="roles-title" title={words.rolesTitle} lead={words.rolesLead}>
        <TermRows items={words.roles.map(({ role, text }) => ({ term: role, text }))} />
      </SideHeaded>
      <BuyerQuestionsBlock language={language} />
      <FurtherPages language={language} />
      <CallToAction language={language} />
      <JsonLd data={localBusiness(language)} />
      <JsonLd data={organization(language)} />
    </>
  );
}

/** A chart of one night in ten cities, from closing time to opening time, and its meaning in hours. */
function NightShift({ language }: Props) {
  const { night } = contentIn(language).aboutPage;
  return (
    <section
      className="wrap mt-[clamp(24px,3vw,48px)] grid gap-x-8 gap-y-3 sm:max-lg:grid-cols-[3fr_2fr] sm:max-lg:grid-rows-[auto_1fr] lg:grid-cols-[7fr_5fr]"
      aria-labelledby="night-title"
    >
      {/* The small picture is lettered for phone widths: a tablet shows it at that size, next to the text. */}
      <Picture
        src={pictureIn(language, '/art/night-shift.svg')}
        small={pictureIn(language, '/art/night-shift-sm.svg')}
        alt={night.alt}
        smallBelow="64rem"
        smallHeight={909}
        width={1280}
        height={572}
        first
        className="w-full sm:max-lg:row-[1/3] lg:col-span-full"
      />
      <p className="cap sm:max-lg:order-1 lg:col-start-2 lg:row-start-2 lg:mt-[0.5em]">{night.key}</p>
      <div className="max-sm:mt-3">
        <h2 id="night-title" className="text-h3">
          {night.title}
        </h2>
        <p className="mt-3">{night.text}</p>
      </div>
    </section>
  );
}

/** The company's story next to its growth rings, and four highlights below. */
function Story({ language }: Props) {
  const { aboutPage, homePage } = contentIn(language);
  const [opening, ...others] = aboutPage.story;
  return (
    <div className="section">
      <div className="wrap grid-12 items-center">
        <div className="col-span-5 max-w-80 max-lg:mx-auto max-lg:mb-6 md:max-lg:float-right md:max-lg:ml-8 md:max-lg:w-[38%] lg:max-w-none">
          <Picture
            src={pictureIn(language, '/art/rings-26.svg')}
            small={pictureIn(language, '/art/rings-26-sm.svg')}
            alt={homePage.trust.ringsAlt}
            smallBelow="64rem"
            smallHeight={690}
            width={880}
            height={720}
            className="w-full"
          />
        </div>
        <div className="col-span-6 col-start-7">
          <p className="flow-root font-display text-opening">{opening}</p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-4 flow-root max-w-[37.2em] text-ink-700">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <dl className="wrap stats mt-[clamp(2rem,1rem+4vw,4.5rem)] lg:grid-cols-4">
        {aboutPage.highlights.map(({ value, title, text }) => (
          <div key={title}>
            <dt>
              <b className="block text-ink-900">{title}</b>
              {text}
            </dt>
            <dd className="text-[clamp(1.375rem,min(6.9vw,1.3rem+1.6vw),2.5rem)]">
              <Figure text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Cards that lead to further pages: seven, of which the first is twice as wide, so that rows of two or four are full. */
function FurtherPages({ language }: Props) {
  const { aboutPage, company } = contentIn(language);
  const { links, linksTitle } = aboutPage;
  return (
    <section className="section bg-mist" aria-labelledby="further-pages">
      <div className="wrap">
        <h2 id="further-pages" className="mb-7 text-section">
          {linksTitle}
        </h2>
        <LinkCards
          columns={4}
          cards={[
            { ...links.services, href: hrefOf(language, 'services') },
            { ...links.locations, href: hrefOf(language, 'locations') },
            { ...links.caseStudies, href: hrefOf(language, 'case-studies') },
            { ...links.blog, href: company.blogUrl },
            { ...links.privacy, href: hrefOf(language, 'privacy-policy') },
            { ...links.terms, href: hrefOf(language, 'terms-of-service') },
            { ...links.sitemap, href: hrefOf(language, 'sitemap') },
          ]}
        />
      </div>
    </section>
  );
}
