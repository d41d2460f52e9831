import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** In the dark part, below the title. */
  children: ReactNode;
  /** The other eight columns: a picture that fills them, or a section with a lighter background. */
  aside: ReactNode;
  /** On phones and tablets the text is dark on white, where one dark part would follow another. */
  isLightBelow?: boolean;
};

/** A full-width section in two parts: four dark columns with text, eight columns with related content. */
export function SplitSection({ id, title, children, aside, isLightBelow }: Props) {
  return (
    <div className="split">
      <section
        id={id}
        className={isLightBelow ? 'on-night max-lg:ink-on-paper max-lg:bg-white' : 'on-night'}
        aria-labelledby={`${id}-title`}
      >
        <h2 id={`${id}-title`} className="text-section">
          {title}
        </h2>
        {children}
      </section>
      {aside}
    </div>
  );
}
