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
      {/* Leaves room for the map, which begins beside it. */}
      <div className="lg:[&_.lead]:max-w-136">
        <PageIntro page={page} title={contactPage.heading} lead={contactPage.lead} isLong>
          <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-6" />
        </PageIntro>
      </div>
      <ContactSection page={page} />
      <JsonLd data={localBusiness(page.language)} />
    </>
  );
}
