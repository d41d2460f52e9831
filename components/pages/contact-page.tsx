import { PageIntro } from '@/components/sections/page-intro';
import { JsonLd } from '@/components/ui/json-ld';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { localBusiness } from '@/lib/seo/json-ld/local-business';
import { ContactBlock } from './contact-block';
import { PageCrumbs } from './page-crumbs';

/** The header and the contact section, nothing else. */
export function ContactPage({ page }: { page: Page }) {
  const { contactPage } = contentIn(page.language);
  return (
    <>
      <PageIntro crumbs={<PageCrumbs page={page} />} title={contactPage.heading} lead={contactPage.lead} />
      <ContactBlock page={page} />
      <JsonLd data={localBusiness(page.language)} />
    </>
  );
}
