import type { ReactNode } from 'react';
import { IslandBoundary } from '@/components/islands/hydration/island-boundary';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';

type Props = { language: Language; children: ReactNode };

/** An island whose failure leaves the page as it is: in its place stands what to do instead, with the phone number. */
export function SafeIsland({ language, children }: Props) {
  const { ui, company } = contentIn(language);
  return (
    <IslandBoundary
      fallback={
        <div className="neat on-paper p-7" role="alert">
          <p className="max-w-[31.2em]">{ui.shell.partFailed}</p>
          <PhoneLink number={company.phone} dial={company.phoneDial} className="btn btn-quiet mt-5" />
        </div>
      }
    >
      {children}
    </IslandBoundary>
  );
}
