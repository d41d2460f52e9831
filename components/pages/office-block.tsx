import type { ComponentProps } from 'react';
import { OfficeCount } from '@/components/islands/office/office-count';
import { SectionHead } from '@/components/ui/section-head';
import { contentIn } from '@/lib/content/content-in';
import { fill } from '@/lib/i18n/fill';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';
import { SafeIsland } from './safe-island';

type Props = { page: Page; size?: ComponentProps<typeof SectionHead>['size'] };

/** Counting an office for a fixed price, on a page with the contact form. */
export function OfficeBlock({ page, size }: Props) {
  const { language } = page;
  const phone = phoneOf(page);
  const { ui, company } = contentIn(language);
  const { title, lead, priceInRange, bill, ...words } = ui.office;
  const range = company.pricePerPerson;
  return (
    <section className="section" id="count" aria-labelledby="count-title">
      <div className="wrap">
        <SectionHead id="count-title" title={title} lead={lead} size={size} />
        <SafeIsland page={page}>
          <OfficeCount
            language={language}
            words={{
              ...words,
              bill: bill.map((line, index) =>
                index === 0 && range ? { ...line, price: fill(priceInRange, { range }) } : line,
              ),
            }}
            service="managed-it"
            call={{ href: `tel:${phone.dial}`, label: fill(ui.shell.call, { phone: phone.number }) }}
          />
        </SafeIsland>
      </div>
    </section>
  );
}
