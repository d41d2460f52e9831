import type { ReactNode, Ref } from 'react';

type Props = {
  /** Its key in the browser's history, and in the tab's storage while the language is changed. */
  id: string;
  /** The quiz's name, for those who jump from region to region. */
  label: string;
  children: ReactNode;
  /** With a result in it the page prints nothing but the card. */
  result?: boolean;
  ref?: Ref<HTMLElement>;
};

/** What holds a quiz from the intro to the result, as tall as its words. All questions are equally tall. */
export function QuizCard({ id, label, children, result = false, ref }: Props) {
  return (
    <section
      ref={ref}
      aria-label={label}
      data-island=""
      data-history={id}
      data-session={id}
      className="on-paper quiz"
      data-print-alone={result || undefined}
    >
      {children}
    </section>
  );
}
