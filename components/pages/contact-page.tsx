import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { localBusiness } from '@/lib/seo/json-ld/local-business';
import { ContactBlock } from './contact-block';
import { PageCrumbs } from './page-crumbs';

/** The contact page: the contact block with the page's own head. */
export function ContactPage({ page }: { page: Page }) {
  const { contactPage, company } = contentIn(page.language);
  return (
    <>
      <ContactBlock page={page}>
        <PageCrumbs page={page} />
        <h1 className="mt-6 text-h1 lg:mt-12">{contactPage.heading}</h1>
        <p className="lead mt-4">{contactPage.lead}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <PhoneLink number={company.phone} dial={company.phoneDial} className="go text-h2" />
          <span className="lead">{company.supportHours}</span>
        </p>
      </ContactBlock>
      <JsonLd data={localBusiness(page.language)} />
    </>
  );
}
