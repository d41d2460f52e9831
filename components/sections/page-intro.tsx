import type { ReactNode } from 'react';

type Props = {
  /** The breadcrumbs. */
  crumbs: ReactNode;
  title: string;
  lead?: string;
  /** A lead of many lines stands below the title, whatever the title. */
  isLong?: boolean;
  /** What stands above the title, such as a client's name. */
  caption?: string;
  /** Ways to act, below the lead on a phone and a tablet: in wider windows they stand in the sheet at the side. */
  ways?: ReactNode;
  children?: ReactNode;
};

/** From how many letters a title has two lines, and from how many words a lead has three. */
const longTitle = 25;
const longLead = 12;

/** The head of an inner page: crumbs, the one h1, and a lead: beside a title of two lines, else below it. */
export function PageIntro({ crumbs, title, lead, isLong, caption, ways, children }: Props) {
  const isBeside = !isLong && title.length >= longTitle && (lead?.split(' ').length ?? 0) >= longLead;
  return (
    <div className="wrap pt-6 lg:pt-10">
      {crumbs}
      {caption && <p className="cap mt-6 lg:mt-12">{caption}</p>}
      <div className={`grid-12 items-baseline ${caption ? 'mt-3' : 'mt-6 lg:mt-12'}`}>
        <h1 className="col-span-8 max-w-[11.8em] text-h1">{title}</h1>
        {lead && <p className={`lead ${isBeside ? 'col-span-4 max-lg:mt-4' : 'col-span-8 mt-4'}`}>{lead}</p>}
      </div>
      {ways && <div className="intro-ways lg:hidden">{ways}</div>}
      {children}
    </div>
  );
}
