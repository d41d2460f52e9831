import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** Below the title, on the dark ground. */
  children: ReactNode;
  /** In the eight columns beside it: a picture that fills them, or a lighter ground. */
  beside: ReactNode;
};

/** Two grounds side by side, from edge to edge: four dark columns, and what belongs to them. */
export function SplitSheet({ id, title, children, beside }: Props) {
  return (
    <div className="split">
      <section id={id} className="on-night" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-section">
          {title}
        </h2>
        {children}
      </section>
      {beside}
    </div>
  );
}
