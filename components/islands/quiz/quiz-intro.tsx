import type { ReactNode } from 'react';
import { Ticks } from '@/components/ui/ticks';
import type { QuizWords } from './quiz-words';

type Props = {
  title: string;
  text: string;
  points: readonly string[];
  words: QuizWords;
  phone: { number: string; dial: string };
  /** Only one of the two quizzes has a primary button. */
  isSecondary?: boolean | undefined;
  onStart: () => void;
  /** Shown if the sheet number in the URL is invalid. */
  problem: string | undefined;
  /** Shown between the points and the button. */
  children?: ReactNode;
};

/** Introduces a quiz and starts it. Without script it shows a phone number instead of the button. */
export function QuizIntro({
  title,
  text,
  points,
  words,
  phone,
  isSecondary,
  onStart,
  problem,
  children,
}: Props) {
  const [before, after] = words.noScriptCall.split('{phone}');
  return (
    <>
      {problem && (
        <p className="err" tabIndex={-1} data-focus>
          {problem}
        </p>
      )}
      {/* The heading runs into the paragraph: the section above has its own heading. A ring would strike through its lines. */}
      <div className="max-w-[33.6em] text-ink-700">
        <h3 className="inline font-sans font-semibold text-ink-900 outline-none" tabIndex={-1} data-focus>
          {title}
        </h3>{' '}
        <p className="inline">{text}</p>
      </div>
      <Ticks items={points} />
      {children}
      <button
        type="button"
        className={`btn ${isSecondary ? 'btn-quiet' : 'btn-primary'} needs-script`}
        onClick={onStart}
      >
        {words.start}
      </button>
      <noscript>
        <p className="max-w-[31.2em]">
          {words.noScript} {before}
          <a className="link" href={`tel:${phone.dial}`}>
            {phone.number}
          </a>
          {after}
        </p>
      </noscript>
    </>
  );
}
