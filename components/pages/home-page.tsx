import { JsonLd } from '@/components/ui/json-ld';
import type { Page } from '@/lib/pages/page';
import { localBusiness } from '@/lib/seo/json-ld/local-business';
import { organization } from '@/lib/seo/json-ld/organization';
import { serviceList } from '@/lib/seo/json-ld/service-list';
import { webSite } from '@/lib/seo/json-ld/web-site';
import { ContactBlock } from './contact-block';
import { FaqBlock } from './faq-block';
import { HeightProfile } from './height-profile';
import { HomeHero } from './home-hero';
import { HomeIndustries } from './home-industries';
import { HomeLocations } from './home-locations';
import { HomeQuizzes } from './home-quizzes';
import { HomeQuotes } from './home-quotes';
import { HomeServices } from './home-services';
import { HomeTrust } from './home-trust';
import { OfficeBlock } from './office-block';
import { SuccessStories } from './success-stories';

/** The home page. `docs/specification.md` sets the order of its sections. */
export function HomePage({ page }: { page: Page }) {
  const { language } = page;
  return (
    <>
      <HomeHero page={page} />
      <HomeTrust language={language} />
      <HomeServices language={language} />
      <OfficeBlock page={page} />
      <HomeLocations page={page} />
      <HomeQuotes language={language} />
      <HomeQuizzes page={page} />
      <SuccessStories language={language} />
      <HomeIndustries language={language} />
      <FaqBlock page={page} />
      <ContactBlock page={page} />
      <HeightProfile language={language} ground="white" />
      <JsonLd data={localBusiness(language)} />
      <JsonLd data={organization(language)} />
      <JsonLd data={webSite(language)} />
      <JsonLd data={serviceList(language)} />
    </>
  );
}
