import { FoldedIndex } from '@/components/sections/folded-index';
import { QuestionList } from '@/components/sections/question-list';
import { SideHeaded } from '@/components/sections/side-headed';
import { TermRows } from '@/components/sections/term-rows';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { serviceList } from '@/lib/seo/json-ld/service-list';
import { CallToAction } from './call-to-action';
import { industryGroups } from './landing-links';
import { PageIntro } from './page-intro';
import { ServiceRows } from './service-rows';

/** All services, each with an anchor such as `/services#cloud-solutions`; combinations, billing, landing pages by industry. */
export function ServicesPage({ page }: { page: Page }) {
  const { language } = page;
  const { services, servicesPage, sitemapPage, ui } = contentIn(language);
  const { together, billing, common } = servicesPage;
  return (
    <>
      <PageIntro
        page={page}
        title={servicesPage.heading}
        lead={servicesPage.lead}
        actions={
          <>
            <PhoneLink {...phoneOf(page)} className="btn btn-primary" />
            <a className="link" href={hrefOf(language, 'contact')}>
              {ui.actions.sendMessage}
            </a>
          </>
        }
      />
      <ServiceRows language={language} />
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
      <CallToAction language={language} isOnServices />
      <JsonLd data={serviceList(language)} />
    </>
  );
}
