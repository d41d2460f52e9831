import { SplitSection } from '@/components/sections/split-section';
import { PhoneLink } from '@/components/ui/phone-link';
import { Picture } from '@/components/ui/picture';
import { Statements } from '@/components/ui/statements';
import { Ticks } from '@/components/ui/ticks';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { pictureIn } from '@/lib/pictures/picture-in';
import { variantOf } from '@/lib/pictures/variant-of';

type Props = {
  page: Page;
  service: LocalContent['services'][number];
  features: readonly string[];
  benefits: readonly string[];
};

/** The features that a landing page names, next to the service's plate and the benefits. */
export function LandingServiceBlock({ page, service, features, benefits }: Props) {
  const { language } = page;
  const { landing } = contentIn(language).ui;
  const { image } = service;
  return (
    <SplitSection
      id="features"
      title={landing.features}
      aside={
        <div className="grid grid-rows-[auto_1fr] bg-blue-100 p-0">
          <Picture
            src={pictureIn(language, image)}
            small={variantOf(language, image, 'sm')}
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
            <Statements items={benefits} isLarge />
          </section>
        </div>
      }
    >
      <Ticks items={features} />
      <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-7" />
    </SplitSection>
  );
}
