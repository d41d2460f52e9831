import { CaseStudyQuote } from '@/components/sections/case-study-quote';
import { CaseStudyResults } from '@/components/sections/case-study-results';
import { CaseStudyStory } from '@/components/sections/case-study-story';
import { FactsAside } from '@/components/sections/facts-aside';
import { FramedPlate } from '@/components/sections/framed-plate';
import { PageIntro } from '@/components/sections/page-intro';
import { PlanLegend } from '@/components/sections/plan-legend';
import { ResourcesAside } from '@/components/sections/resources-aside';
import { RowList } from '@/components/sections/row-list';
import { contentIn } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { quoted } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { isDrawn } from '@/lib/pictures/is-drawn';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';
import { CallToActionBlock } from './call-to-action-block';
import { caseStudyRows } from './case-study-lists';
import { caseStudyResources } from './landing-links';
import { PageCrumbs } from './page-crumbs';

const maxOthers = 3;
const maxResources = 5;

/** A case study: its floor plan and facts, challenge and solution, results, the client's words. */
export function CaseStudyPage({ page }: { page: Page }) {
  const { language } = page;
  const { caseStudies, services, ui, company } = contentIn(language);
  const study = getEntry(caseStudies, page.slug);
  const { caseStudy: words } = ui;
  const others = caseStudyRows(language, ({ slug }) => slug !== study.slug).slice(0, maxOthers);
  return (
    <>
      <PageIntro
        crumbs={<PageCrumbs page={page} />}
        caption={`${study.client}, ${study.industryName}`}
        title={study.heading}
        lead={study.summary}
      />
      <div className="section pt-0!">
        <div className="wrap grid-12">
          <div className="col-span-8">
            <FramedPlate
              src={pictureIn(language, study.image)}
              small={variantOf(language, study.image, 'sm')}
              alt={study.imageAlt}
              width={960}
              height={600}
              neatline
            />
            {isDrawn(study.image) && <PlanLegend mark={study.mark} signal={words.signal} />}
          </div>
          <FactsAside
            title={words.facts}
            facts={[{ term: words.timeline, text: study.timeline }]}
            badges={{
              title: words.services,
              items: study.services.map((slug) => getEntry(services, slug).name),
            }}
            phone={{ number: company.phone, dial: company.phoneDial }}
            links={[
              { href: hrefOf(language, 'contact'), label: ui.actions.contactUs },
              { href: hrefOf(language, 'services'), label: ui.actions.exploreServices },
            ]}
          />
          <CaseStudyStory words={words} challenge={study.challenge} solution={study.solution} />
        </div>
      </div>
      <CaseStudyResults title={words.results} results={study.results} figures={study.figures} />
      <CaseStudyQuote
        quote={quoted(language, study.testimonial.quote)}
        author={study.testimonial.author}
        title={study.testimonial.title}
      />
      {others.length > 0 && (
        <RowList
          id="other-case-studies"
          title={words.others}
          cards={others}
          more={{ href: hrefOf(language, 'case-studies'), label: ui.actions.allCaseStudies }}
          aside={
            <ResourcesAside
              title={words.resources}
              links={caseStudyResources(language, study).slice(0, maxResources)}
            />
          }
        />
      )}
      <CallToActionBlock language={language} />
    </>
  );
}
