import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** In the dark part, below the title. */
  children: ReactNode;
  /** The other eight columns: a picture that fills them, or a section with a lighter background. */
  aside: ReactNode;
};

/** A full-width section in two parts: four dark columns with text, eight columns with related content. */
export function SplitSection({ id, title, children, aside }: Props) {
  return (
    <div className="split">
      <section id={id} className="on-night" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-section">
          {title}
        </h2>
        {children}
      </section>
      {aside}
    </div>
  );
}
