import type { ReactNode } from 'react';
import { Ticks } from '@/components/ui/ticks';
import type { QuizWords } from './quiz-words';

type Props = {
  title: string;
  text: string;
  points: readonly string[];
  words: QuizWords;
  phone: { number: string; dial: string };
  onStart: () => void;
  /** What is wrong with the number in the address. */
  problem: string | undefined;
  /** Stands between the points and the button. */
  children?: ReactNode;
};

/** What a quiz asks and how long it takes, with the button that begins it; without script, whom to call instead. */
export function QuizIntro({ title, text, points, words, phone, onStart, problem, children }: Props) {
  const [before, after] = words.noScriptCall.split('{phone}');
  return (
    <>
      <h3 className="text-h3" tabIndex={-1} data-focus>
        {title}
      </h3>
      {problem && <p className="err">{problem}</p>}
      <p className="max-w-[27.6em] text-ink-700">{text}</p>
      <Ticks items={points} />
      {children}
      <button
        type="button"
        className="btn btn-primary needs-script mt-auto justify-self-start"
        onClick={onStart}
      >
        {words.start}
      </button>
      <noscript>
        <p className="mt-auto max-w-[31.2em]">
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
