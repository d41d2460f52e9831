import { SideHeaded } from '@/components/sections/side-headed';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { closestCaseStudy } from './case-study-lists';
import { ResponseBlock } from './response-block';

type Props = { page: Page; entry: LocalContent['landing'][number] };

/** The call to action of a landing page, beside what a caller can count on. */
export function LandingCallBlock({ page, entry }: Props) {
  const { language } = page;
  const { landing, callToAction } = contentIn(language).ui;
  return (
    <SideHeaded
      id="call-title"
      title={callToAction.title}
      lead={landing.callText}
      action={<PhoneLink {...phoneOf(page)} className="btn btn-primary" />}
    >
      <ResponseBlock language={language} study={closestCaseStudy(language, entry)} />
    </SideHeaded>
  );
}
