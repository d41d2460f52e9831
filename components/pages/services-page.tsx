import { FoldedIndex } from '@/components/sections/folded-index';
import { PageIntro } from '@/components/sections/page-intro';
import { ServiceRows } from '@/components/sections/service-rows';
import { SideHeaded } from '@/components/sections/side-headed';
import { TermRows } from '@/components/sections/term-rows';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { serviceList } from '@/lib/seo/json-ld/service-list';
import { CallToActionBlock } from './call-to-action-block';
import { industryGroups } from './landing-links';
import { PageCrumbs } from './page-crumbs';
import { serviceCards } from './service-cards';

/** All services, each with an anchor such as `/services#cloud-solutions`; combinations, billing, landing pages by industry. */
export function ServicesPage({ page }: { page: Page }) {
  const { language } = page;
  const { services, servicesPage, sitemapPage } = contentIn(language);
  const { together, billing, common } = servicesPage;
  return (
    <>
      <PageIntro crumbs={<PageCrumbs page={page} />} title={servicesPage.heading} lead={servicesPage.lead} />
      <ServiceRows services={serviceCards(language)} />
      <SideHeaded id="together" title={together.title} ground="mist">
        <TermRows items={together.items} />
      </SideHeaded>
      <SideHeaded id="billing" title={billing.title} lead={billing.lead}>
        <TermRows items={services.map(({ name, billing: text }) => ({ term: name, text }))} />
      </SideHeaded>
      <SideHeaded id="in-common" title={common.title} ground="mist">
        <TermRows items={common.items} />
      </SideHeaded>
      <FoldedIndex id="by-industry" title={sitemapPage.groups.byIndustry} groups={industryGroups(language)} />
      <CallToActionBlock language={language} isOnServices />
      <JsonLd data={serviceList(language)} />
    </>
  );
}
