import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** A short text below the title. */
  lead?: string | undefined;
  ground?: 'mist';
  /** Below title and lead, on a phone below the content: a sheet, a way on. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A section of a city or landing page: its heading in four columns, what it says in the eight at the right. */
export function SideHeaded({ id, title, lead, ground, beside, children }: Props) {
  return (
    <section className={ground ? 'section bg-mist' : 'section'} aria-labelledby={id}>
      <div className={beside ? 'wrap grid-12 grid-rows-[auto_1fr]' : 'wrap grid-12'}>
        <div className="col-span-4">
          <h2 id={id} className="text-section">
            {title}
          </h2>
          {lead && <p className="mt-4 text-ink-700 lg:pr-6">{lead}</p>}
        </div>
        <div className={beside ? 'col-span-8 row-span-2' : 'col-span-8'}>{children}</div>
        {beside && <div className="col-span-4 lg:pt-8">{beside}</div>}
      </div>
    </section>
  );
}
