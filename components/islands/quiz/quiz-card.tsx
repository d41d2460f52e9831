import type { ReactNode, Ref } from 'react';

type Props = {
  /** Its key in the browser's history, and in the tab's storage while the language is changed. */
  id: string;
  /** The quiz's name, for those who jump from region to region. */
  label: string;
  children: ReactNode;
  /** The short one has the neatline: one sheet of the two is enough. */
  size: 'short' | 'long';
  /** With a result in it the page prints nothing but the card. */
  result?: boolean;
  ref?: Ref<HTMLElement>;
};

/** The sheet that holds a quiz from the intro to the result, as tall as its words. All questions are equally tall. */
export function QuizCard({ id, label, children, size, result = false, ref }: Props) {
  return (
    <section
      ref={ref}
      aria-label={label}
      data-island=""
      data-history={id}
      data-session={id}
      className={`on-paper quiz ${size === 'long' ? 'quiz-long' : 'neat'}`}
      data-print-alone={result || undefined}
    >
      {children}
    </section>
  );
}
