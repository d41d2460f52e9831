import { CaseStudyFilter } from '@/components/islands/case-studies/case-study-filter';
import { CaseStudyCard } from '@/components/sections/case-study-card';
import { PageIntro } from '@/components/sections/page-intro';
import { contentIn } from '@/lib/content/content-in';
import { labelled } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { isDrawn } from '@/lib/pictures/is-drawn';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';
import { CallToActionBlock } from './call-to-action-block';
import { PageCrumbs } from './page-crumbs';
import { SafeIsland } from './safe-island';

const maxResults = 2;

/** All case studies, with a filter by service. */
export function CaseStudiesPage({ page }: { page: Page }) {
  const { language } = page;
  const { caseStudies, caseStudiesPage, services, ui } = contentIn(language);
  const cards = caseStudies.map((study, index) => ({
    slug: study.slug,
    services: study.services,
    card: (
      <CaseStudyCard
        href={hrefOf(language, 'case-study', study.slug)}
        title={study.heading}
        caption={`${study.client}, ${study.industryName}`}
        challenge={{
          label: labelled(language, ui.caseStudy.challenge),
          text: study.challenge[0] ?? '',
        }}
        results={study.results.slice(0, maxResults)}
        picture={{
          src: pictureIn(language, study.image),
          small: variantOf(language, study.image, 'sm'),
          alt: study.imageAlt,
        }}
        mark={isDrawn(study.image) ? study.mark : undefined}
        more={ui.caseStudy.read}
        first={index === 0}
      />
    ),
  }));
  return (
    <>
      <PageIntro
        crumbs={<PageCrumbs page={page} />}
        title={caseStudiesPage.heading}
        lead={caseStudiesPage.lead}
      />
      <div className="wrap section pt-10!">
        <SafeIsland language={language}>
          <CaseStudyFilter
            filters={services.map(({ slug, name }) => ({ slug, name }))}
            words={ui.filter}
            cards={cards}
          />
        </SafeIsland>
      </div>
      <CallToActionBlock language={language} />
    </>
  );
}
