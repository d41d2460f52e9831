import { JsonLd } from '@/components/ui/json-ld';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { localBusiness } from '@/lib/seo/json-ld/local-business';
import { ContactSection } from './contact-block';
import { PageIntro } from './page-intro';

/** The contact page: its head and the contact section. */
export function ContactPage({ page }: { page: Page }) {
  const { contactPage } = contentIn(page.language);
  return (
    <>
      <div className="contact-page">
        <div className="on-blue blue-head contours pb-9 lg:pb-12">
          <PageIntro page={page} title={contactPage.heading} lead={contactPage.lead} isLong>
            <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-6 justify-self-start" />
          </PageIntro>
        </div>
        <ContactSection page={page} />
      </div>
      <JsonLd data={localBusiness(page.language)} />
    </>
  );
}
