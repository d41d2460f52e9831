import { FurtherPages } from '@/components/sections/further-pages';
import { NightShift } from '@/components/sections/night-shift';
import { PageIntro } from '@/components/sections/page-intro';
import { Pillars } from '@/components/sections/pillars';
import { Roles } from '@/components/sections/roles';
import { Story } from '@/components/sections/story';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { pictureIn } from '@/lib/pictures/picture-in';
import { localBusiness } from '@/lib/seo/json-ld/local-business';
import { organization } from '@/lib/seo/json-ld/organization';
import { BuyerQuestionsBlock } from './buyer-questions-block';
import { CallToActionBlock } from './call-to-action-block';
import { PageCrumbs } from './page-crumbs';

/** About the company: a night shift, the story, four highlights, three values, roles, what buyers ask, further links. */
export function AboutPage({ page }: { page: Page }) {
  const { language } = page;
  const { aboutPage: words, homePage, company } = contentIn(language);
  return (
    <>
      <PageIntro crumbs={<PageCrumbs page={page} />} title={words.heading} lead={words.lead} />
      <NightShift
        picture={{
          src: pictureIn(language, '/art/night-shift.svg'),
          small: pictureIn(language, '/art/night-shift-sm.svg'),
          alt: words.night.alt,
        }}
        title={words.night.title}
        text={words.night.text}
        pictureKey={words.night.key}
      />
      <Story
        picture={{
          src: pictureIn(language, '/art/rings-26.svg'),
          small: '/art/rings-26-sm.svg',
          alt: homePage.trust.ringsAlt,
        }}
        paragraphs={words.story}
        highlights={words.highlights}
      />
      <Pillars title={words.valuesTitle} pillars={words.values} />
      <Roles title={words.rolesTitle} lead={words.rolesLead} roles={words.roles} />
      <BuyerQuestionsBlock language={language} />
      <FurtherPages
        title={words.linksTitle}
        cards={[
          { ...words.links.services, href: hrefOf(language, 'services') },
          { ...words.links.locations, href: hrefOf(language, 'locations') },
          { ...words.links.caseStudies, href: hrefOf(language, 'case-studies') },
          { ...words.links.blog, href: company.blogUrl },
          { ...words.links.privacy, href: hrefOf(language, 'privacy-policy') },
          { ...words.links.terms, href: hrefOf(language, 'terms-of-service') },
          { ...words.links.sitemap, href: hrefOf(language, 'sitemap') },
        ]}
      />
      <CallToActionBlock language={language} />
      <JsonLd data={localBusiness(language)} />
      <JsonLd data={organization(language)} />
    </>
  );
}
