import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  lead?: string | undefined;
  ground?: 'mist';
  /** Below the title and lead; on a phone below the content. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section of a city or landing page: the heading in the left four columns, the content in the right eight. */
export function SideHeaded({ id, title, lead, ground, aside, children }: Props) {
  return (
    <section className={ground ? 'section bg-mist' : 'section'} aria-labelledby={id}>
      <div className={aside ? 'wrap grid-12 grid-rows-[auto_1fr]' : 'wrap grid-12'}>
        <div className="col-span-4">
          <h2 id={id} className="text-section">
            {title}
          </h2>
          {lead && <p className="mt-4 text-ink-700 lg:pr-6">{lead}</p>}
        </div>
        <div className={`col-span-8 max-lg:mt-5 ${aside ? 'row-span-2' : ''}`}>{children}</div>
        {aside && <div className="col-span-4 lg:pt-8">{aside}</div>}
      </div>
    </section>
  );
}
