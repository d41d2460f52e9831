import { FoldedIndex } from '@/components/sections/folded-index';
import { PageIntro } from '@/components/sections/page-intro';
import { QuestionList } from '@/components/sections/question-list';
import { ServiceRows } from '@/components/sections/service-rows';
import { SideHeaded } from '@/components/sections/side-headed';
import { TermRows } from '@/components/sections/term-rows';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { serviceList } from '@/lib/seo/json-ld/service-list';
import { CallToActionBlock } from './call-to-action-block';
import { industryGroups } from './landing-links';
import { PageCrumbs } from './page-crumbs';
import { serviceCards } from './service-cards';

/** All services, each with an anchor such as `/services#cloud-solutions`; combinations, billing, landing pages by industry. */
export function ServicesPage({ page }: { page: Page }) {
  const { language } = page;
  const { services, servicesPage, sitemapPage, company, ui } = contentIn(language);
  const { together, billing, common } = servicesPage;
  return (
    <>
      <PageIntro
        crumbs={<PageCrumbs page={page} />}
        title={servicesPage.heading}
        lead={servicesPage.lead}
        actions={
          <>
            <PhoneLink number={company.phone} dial={company.phoneDial} className="btn btn-primary" />
            <a className="link" href={hrefOf(language, 'contact')}>
              {ui.actions.sendMessage}
            </a>
          </>
        }
      />
      <ServiceRows services={serviceCards(language)} />
      <SideHeaded id="together" title={together.title} ground="mist">
        <TermRows items={together.items} />
      </SideHeaded>
      <SideHeaded id="billing" title={billing.title} lead={billing.lead}>
        <QuestionList
          isFolded
          questions={services.map(({ name, billing: answer }) => ({ question: name, answer }))}
        />
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
