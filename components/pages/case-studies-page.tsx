import { CaseStudyFilter } from '@/components/islands/case-studies/case-study-filter';
import { PlanMark } from '@/components/sections/plan-legend';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Ticks } from '@/components/ui/ticks';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { isDrawn } from '@/lib/pictures/is-drawn';
import { pictureOf } from '@/lib/pictures/picture-of';
import { CallToAction } from './call-to-action';
import { PageIntro } from './page-intro';
import { SafeIsland } from './safe-island';

const maxResults = 2;

/** All case studies, with a filter by service. */
export function CaseStudiesPage({ page }: { page: Page }) {
  const { language } = page;
  const { caseStudies, caseStudiesPage, services, ui } = contentIn(language);
  return (
    <>
      <PageIntro page={page} title={caseStudiesPage.heading} lead={caseStudiesPage.lead} />
      <div className="wrap section pt-10!">
        <SafeIsland page={page}>
          <CaseStudyFilter
            filters={services.map(({ slug, name }) => ({ slug, name }))}
            words={ui.filter}
            cards={caseStudies.map((study, index) => ({
              slug: study.slug,
              services: study.services,
              card: <CaseStudyCard language={language} study={study} first={index === 0} />,
            }))}
          />
        </SafeIsland>
      </div>
      <CallToAction language={language} />
    </>
  );
}

type CardProps = {
  language: Language;
  study: LocalContent['caseStudies'][number];
  /** Set for the first card on the page, whose picture is above the fold. */
  first: boolean;
};

/** A case study in a list: floor plan, client, challenge, first results. */
function CaseStudyCard({ language, study, first }: CardProps) {
  const { caseStudy: words } = contentIn(language).ui;
  return (
    <article className="relative">
      <div>
        <div className="overflow-hidden rounded-md border border-line-300">
          <Picture
            {...pictureOf(language, study)}
            width={960}
            height={600}
            first={first}
            className="w-full"
          />
        </div>
        {isDrawn(study.image) && <PlanMark text={study.mark} />}
      </div>
      <div>
        <p className="mt-5 text-ink-700 text-sm">{`${study.client}, ${study.industryName}`}</p>
        <h2 className="mt-1 text-h3">
          <a className="card-link hover:text-blue-700" href={hrefOf(language, 'case-study', study.slug)}>
            {study.heading}
          </a>
        </h2>
        <p className="mt-2 max-w-[33.6em] text-ink-700">
          <b className="text-ink-900">{labelled(language, words.challenge)}</b> {study.challenge[0]}
        </p>
        <Ticks items={study.results.slice(0, maxResults)} className="mt-4" />
        {/* Looks like a link, but is decorative: the heading is the link. */}
        <p className="go mt-5" aria-hidden="true">
          {words.read}
          <Icon name="arrow-right" />
        </p>
      </div>
    </article>
  );
}
