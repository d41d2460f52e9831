import type { ReactNode } from 'react';
import { IslandBoundary } from '@/components/islands/hydration/island-boundary';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentIn } from '@/lib/content/content-in';
import type { Page } from '@/lib/pages/page';
import { phoneOf } from '@/lib/pages/phone-of';

type Props = { page: Page; children: ReactNode };

/** An error boundary for an island: if it fails, a notice with the phone number replaces it. */
export function SafeIsland({ page, children }: Props) {
  return (
    <IslandBoundary
      fallback={
        <div className="neat on-paper p-7" role="alert">
          <p className="max-w-[31.2em]">{contentIn(page.language).ui.shell.partFailed}</p>
          <PhoneLink {...phoneOf(page)} className="btn btn-quiet mt-5" />
        </div>
      }
    >
      {children}
    </IslandBoundary>
  );
}
