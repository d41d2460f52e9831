import { PageIntro } from '@/components/sections/page-intro';
import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { localBusiness } from '@/lib/seo/json-ld/local-business';
import { ContactBlock } from './contact-block';
import { PageCrumbs } from './page-crumbs';

/** The contact page: its head and the contact section. */
export function ContactPage({ page }: { page: Page }) {
  const { contactPage, company } = contentIn(page.language);
  return (
    <>
      <PageIntro crumbs={<PageCrumbs page={page} />} title={contactPage.heading} lead={contactPage.lead}>
        <PhoneLink number={company.phone} dial={company.phoneDial} className="btn btn-primary mt-6" />
      </PageIntro>
      <ContactBlock page={page} />
      <JsonLd data={localBusiness(page.language)} />
    </>
  );
}
