import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { Page } from '@/lib/pages/page';

type Props = {
  page: Page;
  title: string;
  lead?: string;
  /** Set for a long lead: it is always below the title. */
  isLong?: boolean;
  /** Set above a picture that needs the height of the window: on one line where it fits. */
  isLow?: boolean;
  /** Above the title, such as a client's name. */
  caption?: string;
  /** Calls to action below the lead, on phones and tablets only: wider windows have them in the aside. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A title of at least this many characters takes two lines. */
const longTitle = 25;
/** A lead of at least this many words takes three lines. */
const longLead = 12;

/** The head of an inner page: breadcrumbs, the h1, and a lead next to a two-line title or below a short one. */
export function PageIntro({ page, title, lead, isLong, isLow, caption, actions, children }: Props) {
  const isBeside =
    !isLong && !isLow && title.length >= longTitle && (lead?.split(' ').length ?? 0) >= longLead;
  return (
    <div className={isLow ? 'wrap pt-6' : 'wrap pt-6 lg:pt-10'}>
      <Breadcrumbs page={page} />
      {caption && <p className="cap mt-6 lg:mt-12">{caption}</p>}
      <div className={`grid-12 items-baseline ${caption ? 'mt-3' : isLow ? 'mt-6' : 'mt-6 lg:mt-12'}`}>
        <h1 className={isLow ? 'col-span-12 text-h1 lg:text-[2.75rem]' : 'col-span-8 max-w-[11.8em] text-h1'}>
          {title}
        </h1>
        {lead && (
          <p
            className={`lead ${isBeside ? 'col-span-8 xl:col-span-4 max-xl:mt-4' : isLow ? 'col-span-12 mt-4 max-w-none lg:mt-2' : 'col-span-8 mt-4'}`}
          >
            {lead}
          </p>
        )}
      </div>
      {actions && <div className="intro-ways lg:hidden">{actions}</div>}
      {children}
    </div>
  );
}
