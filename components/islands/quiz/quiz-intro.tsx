import type { ReactNode } from 'react';
import { Ticks } from '@/components/ui/ticks';
import type { QuizWords } from './quiz-words';

type Props = {
  title: string;
  text: string;
  points: readonly string[];
  words: QuizWords;
  phone: { number: string; dial: string };
  /** The long quiz leaves the one loud button to the short one. */
  isQuiet?: boolean | undefined;
  onStart: () => void;
  /** What is wrong with the number in the address. */
  problem: string | undefined;
  /** Stands between the points and the button. */
  children?: ReactNode;
};

/** What a quiz asks and how long it takes, with the button that begins it; without script, whom to call instead. */
export function QuizIntro({ title, text, points, words, phone, isQuiet, onStart, problem, children }: Props) {
  const [before, after] = words.noScriptCall.split('{phone}');
  return (
    <>
      {/* The first words of the paragraph: the section has its heading above. */}
      <div className="max-w-[33.6em] text-ink-700">
        <h3 className="inline font-sans font-semibold text-ink-900" tabIndex={-1} data-focus>
          {title}
        </h3>{' '}
        <p className="inline">{text}</p>
      </div>
      {problem && <p className="err">{problem}</p>}
      <Ticks items={points} />
      {children}
      <button
        type="button"
        className={`btn ${isQuiet ? 'btn-quiet' : 'btn-primary'} needs-script`}
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
