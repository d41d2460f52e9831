import { GoLink } from '@/components/ui/go-link';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { pictureOf, thumbOf } from '@/lib/pictures/picture-of';

/** Case studies on the home page, the first one large; empty without case studies. */
export function SuccessStories({ language }: { language: Language }) {
  const { homePage, caseStudies, ui } = contentIn(language);
  const { title, lead } = homePage.caseStudies;
  const [first, ...others] = caseStudies;
  if (!first) return null;
  return (
    <section className="section" id="case-studies" aria-labelledby="case-studies-title">
      <div className="wrap">
        <SectionHead id="case-studies-title" title={title} lead={lead} />
        <div className="grid gap-6 lg:grid-cols-12 lg:gap-8">
          <article className="reveal relative lg:col-span-6">
            <div className="overflow-hidden rounded-md border border-line-300">
              <Picture {...pictureOf(language, first)} width={960} height={600} className="w-full" />
            </div>
            <p className="cap mt-3">{`${first.industryName}, ${first.place}`}</p>
            <h3 className="mt-1 text-h3">
              <a className="card-link hover:text-blue-700" href={hrefOf(language, 'case-study', first.slug)}>
                {first.heading}
              </a>
            </h3>
            <p className="mt-2 max-w-[33.6em] text-ink-700">{first.summary}</p>
          </article>
          <div className="grid content-start gap-6 lg:col-span-6 lg:gap-8">
            {others.map(({ slug, heading, summary, industryName, place, image, imageAlt }) => (
              <article
                key={slug}
                className="reveal relative grid grid-cols-[42%_1fr] gap-x-5 md:grid-rows-[auto_1fr]"
              >
                <div className="self-start overflow-hidden rounded-md md:row-span-2 border border-line-300">
                  <img
                    className="w-full"
                    src={thumbOf(language, image)}
                    alt={imageAlt}
                    width="960"
                    height="600"
                    loading="lazy"
                  />
                </div>
                <div>
                  <p className="cap">{`${industryName}, ${place}`}</p>
                  <h3 className="mt-1 font-semibold text-xl leading-snug">
                    <a className="card-link hover:text-blue-700" href={hrefOf(language, 'case-study', slug)}>
                      {heading}
                    </a>
                  </h3>
                </div>
                <p className="mt-2 text-ink-700 text-sm max-md:col-span-2">{summary}</p>
              </article>
            ))}
            <GoLink href={hrefOf(language, 'case-studies')}>{ui.actions.allCaseStudies}</GoLink>
          </div>
        </div>
      </div>
    </section>
  );
}
