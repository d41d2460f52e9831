import { SideHeaded } from '@/components/sections/side-headed';
import { SplitSection } from '@/components/sections/split-section';
import { Icon } from '@/components/ui/icon';
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
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { pictureOf, thumbOf } from '@/lib/pictures/picture-of';
import { variantOf } from '@/lib/pictures/variant-of';

type Entry = LocalContent['landing'][number];
/** The content entry of a landing page of one kind. */
export type LandingEntry<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

type ServiceProps = {
  page: Page;
  entry: Entry;
  service: LocalContent['services'][number];
  /** Those of the page before those of the service. */
  features: readonly string[];
};

/** The features of a service, next to its plate and the page's own benefits. */
export function LandingServiceBlock({ page, entry, service, features }: ServiceProps) {
  const { language } = page;
  const { landing } = contentIn(language).ui;
  return (
    <SplitSection
      id="features"
      title={landing.features}
      isLightBelow
      aside={
        <div className="gains grid grid-rows-[auto_1fr] bg-blue-100 p-0">
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
            <TextList items={entry.benefits} className="statements text-lead" />
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
      <p className="mb-7 text-[clamp(1.125rem,0.925rem+0.9vw,1.5rem)] leading-normal">{opening}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-5">
        {others.map((paragraph) => (
          <p key={paragraph} className="border-line-300 border-t pt-4">
            {paragraph}
          </p>
        ))}
      </div>
    </SideHeaded>
  );
}

type ChallengeProps = {
  language: Language;
  industry: LocalContent['industries'][number];
  /** Which of its challenges to show, counted from 1; undefined shows all. */
  numbers: readonly number[] | undefined;
};

/** The common challenges of an industry, each with our solution. */
export function ChallengeBlock({ language, industry, numbers }: ChallengeProps) {
  const { ui } = contentIn(language);
  const title = fill(ui.landing.challenges, { industry: industry.inText });
  return (
    <SideHeaded id="challenges" title={title} ground="mist">
      <dl>
        {selectChallenges(industry, numbers).map(({ challenge, solution }) => (
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

type BadDaysProps = { language: Language; entry: LandingEntry<'service-industry'> };

/** Bad days and our response to each, side by side where there is room. */
export function BadDays({ language, entry }: BadDaysProps) {
  const { landing } = contentIn(language).ui;
  return (
    <section className="section on-night" aria-labelledby="bad-days">
      <div className="wrap">
        <h2 id="bad-days" className="text-section">
          {landing.badDays}
        </h2>
        <dl className="mt-5 grid gap-x-8 gap-y-4 lg:auto-cols-fr lg:grid-flow-col">
          {entry.badDays.map(({ day, answer }) => (
            <div key={day} className="border-blue-500 border-t pt-3">
              <dt className="font-semibold text-xl">{day}</dt>
              <dd className="mt-2 mb-3 text-blue-100">
                <span className="sr-only">{labelled(language, landing.solutions)} </span>
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type GoesWrongProps = { page: Page; entry: LandingEntry<'city-industry'> };

/** What goes wrong in an industry in a city, next to the two services that come first. */
export function GoesWrong({ page, entry }: GoesWrongProps) {
  const { landing } = contentIn(page.language).ui;
  return (
    <SplitSection
      id="goes-wrong"
      title={landing.goesWrong}
      isLightBelow
      aside={
        <section className="bg-blue-100" aria-labelledby="first-services">
          <h2 id="first-services" className="text-section">
            {landing.first}
          </h2>
          <FirstServices language={page.language} entry={entry} />
          <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-7 w-fit" />
        </section>
      }
    >
      <TextList items={entry.goesWrong} className="statements" />
    </SplitSection>
  );
}

type IndustryProps = { language: Language; entry: LandingEntry<'city-industry'> };

/** The recommended services, each with its plate and the reason; on a phone with a thumbnail. */
function FirstServices({ language, entry }: IndustryProps) {
  const { services } = contentIn(language);
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
      {entry.first.map(({ service, reason }) => {
        const { slug, name, image } = getEntry(services, service);
        return (
          <li
            key={slug}
            className="relative max-sm:grid max-sm:grid-cols-[80px_1fr] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1"
          >
            <picture>
              <source media="(width < 40rem)" srcSet={thumbOf(language, image)} width="340" height="340" />
              <img
                className="rounded-md border border-line-300 sm:mb-4"
                src={variantOf(language, image, 'sm') ?? image}
                alt=""
                width="960"
                height="600"
                loading="lazy"
              />
            </picture>
            <h3 className="text-h3">
              <a className="card-link go" href={hrefOf(language, 'service', slug)}>
                {name}
                <Icon name="arrow-right" />
              </a>
            </h3>
            <p className="mt-1 text-ink-700 max-sm:col-span-2 lg:text-xl">{reason}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** What the page offers and what that brings, side by side. */
export function Gains({ language, entry }: IndustryProps) {
  const { landing } = contentIn(language).ui;
  return (
    <SideHeaded id="gains" title={landing.gains}>
      {/* Two lists side by side with aligned rows. */}
      <div className="level grid gap-x-8 gap-y-3 lg:grid-cols-[1fr_1fr] lg:grid-rows-[repeat(7,auto)] lg:gap-y-0">
        {(['features', 'benefits'] as const).map((list) => (
          <section key={list} className="lg:row-span-7 lg:grid lg:grid-rows-subgrid" aria-labelledby={list}>
            <h3 id={list} className="pb-2 text-h3">
              {landing[list]}
            </h3>
            <TextList items={entry[list]} className="statements" />
          </section>
        ))}
      </div>
    </SideHeaded>
  );
}
