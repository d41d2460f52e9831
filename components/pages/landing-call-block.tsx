import { SideHeaded } from '@/components/sections/side-headed';
import { GoLinks } from '@/components/ui/go-links';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { buyerQuestionsId } from './buyer-questions-block';
import { closestCaseStudy } from './case-study-lists';

type Props = { page: Page; entry: LocalContent['landing'][number] };

/** The call to action of a landing page, with links to a case study, the table of priorities and what buyers ask. */
export function LandingCallBlock({ page, entry }: Props) {
  const { language } = page;
  const { ui, buyerQuestions } = contentIn(language);
  const { links } = buyerQuestions;
  return (
    <SideHeaded id="call-title" title={ui.callToAction.title}>
      <p className="text-lead">{ui.landing.callText}</p>
      <PhoneLink {...phoneOf(page)} className="btn btn-primary mt-5" />
      <GoLinks
        links={[
          closestCaseStudy(language, entry),
          { href: `${hrefOf(language, 'terms-of-service')}#priorities`, label: links.response },
          { href: `${hrefOf(language, 'about')}#${buyerQuestionsId}`, label: links.answers },
        ]}
      />
    </SideHeaded>
  );
}
