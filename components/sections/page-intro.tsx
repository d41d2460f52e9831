import type { ReactNode } from 'react';

type Props = {
  /** The breadcrumbs. */
  crumbs: ReactNode;
  title: string;
  lead?: string;
  /** A lead of several lines stands below the title. */
  isLong?: boolean;
  /** What stands above the title, such as a client's name. */
  caption?: string;
  children?: ReactNode;
};

/** The head of an inner page: crumbs, the one h1, a lead that begins beside it. */
export function PageIntro({ crumbs, title, lead, isLong, caption, children }: Props) {
  return (
    <div className="wrap pt-6 lg:pt-10">
      {crumbs}
      <div className="grid-12 mt-6 items-baseline lg:mt-12">
        <div className="col-span-8">
          {caption && <p className="cap mb-3">{caption}</p>}
          <h1 className="max-w-[11.8em] text-h1">{title}</h1>
        </div>
        {lead && <p className={`lead ${isLong ? 'col-span-8 mt-6' : 'col-span-4 max-lg:mt-4'}`}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
