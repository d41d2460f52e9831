import { SideHeaded } from '@/components/sections/side-headed';
import { SplitSection } from '@/components/sections/split-section';
import { PhoneLink } from '@/components/ui/phone-link';
import { Picture } from '@/components/ui/picture';
import { TextList } from '@/components/ui/text-list';
import { Ticks } from '@/components/ui/ticks';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { getEntry } from '@/lib/content/get-entry';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/languages';
import { labelled } from '@/lib/i18n/typography';
import { selectChallenges } from '@/lib/landing/select-challenges';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { pictureOf } from '@/lib/pictures/picture-of';

type Entry = LocalContent['landing'][number];
/** The content entry of a landing page of one kind. */
export type LandingEntry<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

type ServiceProps = {
  page: Page;
  service: LocalContent['services'][number];
  features: readonly string[];
  benefits: readonly string[];
};

/** The features that a landing page names, next to the service's plate and the benefits. */
export function LandingServiceBlock({ page, service, features, benefits }: ServiceProps) {
  const { language } = page;
  const { landing } = contentIn(language).ui;
  return (
    <SplitSection
      id="features"
      title={landing.features}
      aside={
        <div className="grid grid-rows-[auto_1fr] bg-blue-100 p-0">
          <Picture
            {...pictureOf(language, service)}
            alt=""
            width={960}
            height={600}
            className="max-h-176 object-cover"
          />
          <section
            className="self-center px-(--edge) py-[clamp(1.75rem,1rem+2vw,3rem)] lg:pl-12"
            aria-labelledby="benefits"
          >
            <h2 id="benefits" className="text-section">
              {landing.benefits}
            </h2>
            <TextList items={benefits} className="statements text-lead" />
          </section>
        </div>
      }
    >
      <Ticks items={features} />
      <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-7" />
    </SplitSection>
  );
}

/** The body text of a landing page: the first paragraph large, the rest in columns. */
export function LandingStory({ entry: { storyTitle, story } }: { entry: Entry }) {
  const [opening, ...others] = story;
  return (
    <SideHeaded id="story" title={storyTitle}>
      <p className="mb-5 text-[clamp(1.0625rem,0.85rem+1.1vw,1.5rem)] leading-normal">{opening}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-3">
        {others.map((paragraph) => (
          <p key={paragraph} className="text-ink-700">
            {paragraph}
          </p>
        ))}
      </div>
    </SideHeaded>
  );
}

type ChallengeProps = { language: Language; entry: LandingEntry<'service-industry' | 'city-industry'> };

/** The common challenges of the page's industry that its entry names, each with our solution. */
export function ChallengeBlock({ language, entry }: ChallengeProps) {
  const { industries, ui } = contentIn(language);
  const industry = getEntry(industries, entry.industry);
  const title = fill(ui.landing.challenges, { industry: industry.inText });
  return (
    <SideHeaded id="challenges" title={title} ground="mist">
      <dl>
        {selectChallenges(industry, entry.challenges).map(({ challenge, solution }) => (
          <div key={challenge} className="grid gap-x-8 border-line-300 border-t py-3 sm:grid-cols-2">
            <dt className="font-semibold">{challenge}</dt>
            <dd className="text-ink-700">
              <span className="sr-only">{labelled(language, ui.landing.solutions)} </span>
              {solution}
            </dd>
          </div>
        ))}
      </dl>
    </SideHeaded>
  );
}
