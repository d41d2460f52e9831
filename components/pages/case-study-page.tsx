import { PlanLegend } from '@/components/sections/plan-legend';
import { RowList } from '@/components/sections/row-list';
import { LinkList } from '@/components/ui/link-list';
import { PhoneLink } from '@/components/ui/phone-link';
import { Picture } from '@/components/ui/picture';
import { TextList } from '@/components/ui/text-list';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { quoted } from '@/lib/i18n/typography';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { isDrawn } from '@/lib/pictures/is-drawn';
import { pictureOf, thumbOf } from '@/lib/pictures/picture-of';
import { CallToAction } from './call-to-action';
import { caseStudyResources } from './landing-links';
import { PageIntro } from './page-intro';

const maxOthers = 3;
const maxResources = 5;

type Study = LocalContent['caseStudies'][number];

/** A case study: its floor plan and facts, challenge and solution, results, the client's words. */
export function CaseStudyPage({ page }: { page: Page }) {
  const { language } = page;
  const { caseStudies, ui } = contentIn(language);
  const study = getEntry(caseStudies, page.slug);
  const { caseStudy: words } = ui;
  const { quote, author, title } = study.testimonial;
  const others = caseStudies.filter(({ slug }) => slug !== study.slug).slice(0, maxOthers);
  return (
    <>
      <PageIntro
        page={page}
        caption={`${study.client}, ${study.industryName}`}
        title={study.heading}
        lead={study.summary}
      />
      <div className="section pt-0!">
        {/* The legend stands below the plan, in a wide window beside its foot, below the facts. */}
        <div className="wrap mt-7 grid gap-x-8 gap-y-4 lg:mt-12 lg:grid-cols-[2fr_1fr] lg:grid-rows-[auto_1fr]">
          <Picture
            {...pictureOf(language, study)}
            width={960}
            height={600}
            first
            className="neat w-full xl:row-span-2"
          />
          {isDrawn(study.image) && (
            <div className="xl:col-start-2 xl:row-start-2 xl:self-end">
              <PlanLegend mark={study.mark} signal={words.signal} />
            </div>
          )}
          <FactsAside page={page} study={study} />
        </div>
        {/* The solution has about twice the text of the challenge. */}
        <div className="wrap mt-[clamp(32px,4vw,56px)] grid gap-x-8 gap-y-10 lg:grid-cols-[1fr_2fr]">
          {(['challenge', 'solution'] as const).map((part) => (
            <div key={part}>
              <h2 className="text-section">{words[part]}</h2>
              <div
                className={`mt-4 grid gap-4 text-ink-700 ${part === 'solution' ? 'xl:block xl:columns-2 xl:gap-8 xl:*:[orphans:3] xl:*:[widows:3] xl:[&>*+*]:mt-4' : ''}`}
              >
                {study[part].map((paragraph) => (
                  <p key={paragraph} className="max-w-[37.2em]">
                    {paragraph}
                  </p>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
      <Results language={language} study={study} />
      <div className="section">
        <div className="wrap">
          <blockquote className="grid gap-x-8 gap-y-5 border-blue-700 border-t-[3px] pt-5">
            <p className="font-display font-medium text-[clamp(1.3125rem,1.1rem+1vw,2.125rem)] text-night-900 leading-[1.3] tracking-[-0.01em] lg:max-w-[27em]">
              {quoted(language, quote)}
            </p>
            <footer className="text-ink-700">
              <b className="text-ink-900">{author}</b>, {title}
            </footer>
          </blockquote>
        </div>
      </div>
      {others.length > 0 && (
        <RowList
          id="other-case-studies"
          title={words.others}
          cards={others.map(({ slug, heading, summary, image }) => ({
            href: hrefOf(language, 'case-study', slug),
            title: heading,
            text: summary,
            image: thumbOf(language, image),
          }))}
          more={{ href: hrefOf(language, 'case-studies'), label: ui.actions.allCaseStudies }}
          aside={
            <aside aria-labelledby="resources-title">
              <h2 id="resources-title" className="text-section">
                {words.resources}
              </h2>
              <LinkList
                links={caseStudyResources(language, study).slice(0, maxResources)}
                className="ruled tight mt-6"
              />
            </aside>
          }
        />
      )}
      <CallToAction language={language} />
    </>
  );
}

/** The facts of a case study and where to go from here: next to its floor plan, on a phone below it. */
function FactsAside({ page, study }: { page: Page; study: Study }) {
  const { language } = page;
  const { services, ui } = contentIn(language);
  const { caseStudy: words, actions } = ui;
  const [figure] = study.figures;
  return (
    <aside
      className="aside grid content-between gap-6 p-6 max-lg:mt-2 md:max-lg:grid-cols-[1fr_15rem] md:max-lg:gap-10 lg:col-start-2 lg:row-[1/3] lg:p-7 xl:static xl:row-[1]"
      aria-label={words.facts}
    >
      <dl className="grid content-start gap-x-10 gap-y-5">
        {/* The first result, since the plan is higher than the other facts. */}
        {figure && (
          <div className="flex flex-col-reverse">
            <dt className="mt-1.5 text-ink-700">{study.results[figure.result - 1]}</dt>
            <dd className="font-display font-semibold text-[min(2.5rem,11vw)] text-blue-700 leading-none tracking-[-0.02em]">
              {figure.value}
            </dd>
          </div>
        )}
        <div>
          <dt className="cap">{words.timeline}</dt>
          <dd className="font-semibold">{study.timeline}</dd>
        </div>
        <div>
          <dt className="cap">{words.services}</dt>
          <dd>
            <ul className="mt-2 flex flex-wrap gap-2">
              {study.services.map((slug) => (
                <li key={slug} className="tag">
                  {getEntry(services, slug).name}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <PhoneLink {...phoneOf(page)} className="btn btn-primary w-full" />
        <a className="link" href={hrefOf(language, 'contact')}>
          {actions.contactUs}
        </a>
        <a className="link" href={hrefOf(language, 'services')}>
          {actions.exploreServices}
        </a>
      </div>
    </aside>
  );
}

/** The results of a case study: those with a figure as statistics, the others as a list. */
function Results({ language, study: { results, figures } }: { language: Language; study: Study }) {
  const numbered = new Set(figures.map(({ result }) => result));
  return (
    <section className="section bg-blue-100" aria-labelledby="results">
      <div className="wrap">
        <h2 id="results" className="text-section">
          {contentIn(language).ui.caseStudy.results}
        </h2>
        {figures.length > 0 && (
          <dl
            className={`stats mt-[clamp(16px,3vw,40px)] grid-cols-[repeat(auto-fit,minmax(min(100%,max(16rem,40%)),1fr))] xl:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] ${figures.length === 3 ? 'md:grid-cols-3' : ''}`}
          >
            {figures.map(({ value, result }) => (
              <div key={result} className="border-blue-400">
                <dt>{results[result - 1]}</dt>
                <dd className="text-[clamp(1.75rem,1.5rem+1vw,2.5rem)]">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <TextList items={results.filter((_, index) => !numbered.has(index + 1))} className="ruled mt-4" />
      </div>
    </section>
  );
}
