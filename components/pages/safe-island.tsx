import type { ReactNode } from 'react';
import { IslandBoundary } from '@/components/islands/hydration/island-boundary';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';

type Props = { language: Language; children: ReactNode };

/** An error boundary for an island: if it fails, a notice with the phone number replaces it. */
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
