import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import { hrefOf } from '@/lib/pages/href-of';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';

type Props = {
  page: Page;
  /** Where to book a consultation: the form of this page, or of the contact page. */
  href?: string;
};

/** The two buttons in the head of a page about a place: the number, and booking a consultation. */
export function CallOrBook({ page, href = hrefOf(page.language, 'contact') }: Props) {
  const { ui } = contentIn(page.language);
  const { number, dial } = phoneOf(page);
  return (
    <div className="face-ways">
      <PhoneLink number={number} dial={dial} className="btn btn-primary" />
      <ButtonLink href={href} variant="quiet">
        {ui.actions.bookConsultation}
      </ButtonLink>
    </div>
  );
}
