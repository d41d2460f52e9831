import type { ReactNode, Ref } from 'react';

type Props = {
  /** The quiz's name, for those who jump from region to region. */
  label: string;
  children: ReactNode;
  /** With a result in it the page prints nothing but the card. */
  result?: boolean;
  ref?: Ref<HTMLElement>;
};

/** The sheet that holds a quiz from the intro to the result, always at least as high, so that nothing jumps. */
export function QuizCard({ label, children, result = false, ref }: Props) {
  return (
    <section
      ref={ref}
      aria-label={label}
      className="neat on-paper shadow-panel quiz"
      data-print-alone={result || undefined}
    >
      {children}
    </section>
  );
}
