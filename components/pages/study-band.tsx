import { GoLink } from '@/components/ui/go-link';
import { Picture } from '@/components/ui/picture';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import type { Language } from '@/lib/i18n/languages';
import { hrefOf } from '@/lib/pages/href-of';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';

type Props = { language: Language; service: LocalContent['services'][number] };

/** Case studies for the service, with their floor plans, on a full-width background; empty without case studies. */
export function StudyBand({ language, service }: Props) {
  const { caseStudies, services, ui } = contentIn(language);
  const studies = caseStudies.filter((study) =>
    matchesServiceByFirstWord(
      study.services.map((slug) => getEntry(services, slug).name),
      service.name,
    ),
  );
  if (studies.length === 0) return null;
  return (
    <section className="section bg-mist" aria-labelledby="service-case-studies">
      <div className="wrap">
        <h2 id="service-case-studies" className="text-section">
          {ui.service.caseStudies}
        </h2>
        <div className="mt-[clamp(20px,3vw,40px)] grid gap-8 sm:auto-cols-fr sm:grid-flow-col">
          {studies.map(({ slug, heading, summary, image }) => (
            <article
              key={slug}
              className="relative sm:only:grid sm:only:grid-cols-[7fr_5fr] sm:only:items-center sm:only:gap-10"
            >
              <Picture
                src={pictureIn(language, image)}
                small={variantOf(language, image, 'sm')}
                smallBelow="64rem"
                alt=""
                width={960}
                height={600}
                className="mb-4 w-full rounded-md border border-line-300"
              />
              <div>
                <h3 className="text-h3">
                  <a className="card-link hover:text-blue-700" href={hrefOf(language, 'case-study', slug)}>
                    {heading}
                  </a>
                </h3>
                <p className="mt-2 text-[0.9375rem] text-ink-700">{summary}</p>
              </div>
            </article>
          ))}
        </div>
        <GoLink href={hrefOf(language, 'case-studies')} className="mt-6">
          {ui.actions.allCaseStudies}
        </GoLink>
      </div>
    </section>
  );
}

/** Compares the first word of the service's name, "Cloud" in "Cloud Solutions", with every word of the names. */
function matchesServiceByFirstWord(namesInCaseStudy: readonly string[], serviceName: string): boolean {
  const [firstWord = ''] = serviceName.split(' ');
  return namesInCaseStudy.some((name) => name.split(' ').includes(firstWord));
}
