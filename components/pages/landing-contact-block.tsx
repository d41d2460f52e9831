import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { ContactFormBlock } from './contact-form-block';

const headingId = 'contact-title';

type Props = {
  page: Page;
  /** The slug of the service to preselect. */
  service: string;
};

/** The end of a landing page: the form for requesting the free assessment, labelled by its heading. */
export function LandingContactBlock({ page, service }: Props) {
  const { landing } = contentIn(page.language).ui;
  return (
    <section className="section bg-blue-100" id="contact" aria-labelledby={headingId}>
      <div className="wrap grid-12">
        <div className="col-span-4">
          <h2 id={headingId} className="text-section">
            {landing.assessmentTitle}
          </h2>
          <p className="lead mt-4">{landing.assessmentText}</p>
        </div>
        <div className="col-span-8 rounded-md bg-white p-[clamp(20px,4vw,36px)] max-lg:mt-5">
          <ContactFormBlock page={page} service={service} headingId={headingId} />
        </div>
      </div>
    </section>
  );
}
