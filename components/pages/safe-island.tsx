import type { ReactNode } from 'react';
import { IslandBoundary } from '@/components/islands/hydration/island-boundary';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import type { Phone } from '@/lib/pages/phone-of';

type Props = {
  language: Language;
  /** The main number by default. */
  phone?: Phone;
  children: ReactNode;
};

/** An error boundary for an island: if it fails, a notice with the phone number replaces it. */
export function SafeIsland({ language, phone, children }: Props) {
  const { ui, company } = contentIn(language);
  const { number, dial } = phone ?? { number: company.phone, dial: company.phoneDial };
  return (
    <IslandBoundary
      fallback={
        <div className="neat on-paper p-7" role="alert">
          <p className="max-w-[31.2em]">{ui.shell.partFailed}</p>
          <PhoneLink number={number} dial={dial} className="btn btn-quiet mt-5" />
        </div>
      }
    >
      {children}
    </IslandBoundary>
  );
}
