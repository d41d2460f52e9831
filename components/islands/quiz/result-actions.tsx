import { formHandover } from '@/components/islands/contact/form-handover';
import type { QuizWords } from './quiz-words';

type Props = {
  words: QuizWords;
  reportHref: string;
  /** What arrives as the message in the contact form. */
  report: string;
  /** The name of the button that begins anew. */
  again: string;
  onAgain: () => void;
};

/** What a visitor can do with a result: have us write more, begin anew, print it. */
export function ResultActions({ words, reportHref, report, again, onAgain }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 screen-only">
      <a
        className="btn btn-primary"
        href={reportHref}
        onClick={() => formHandover.leave({ message: report })}
      >
        {words.report}
      </a>
      <button type="button" className="btn btn-quiet" onClick={onAgain}>
        {again}
      </button>
      <button type="button" className="link min-h-11" onClick={() => window.print()}>
        {words.print}
      </button>
      <p className="w-full text-ink-700 text-sm">{words.reportNote}</p>
    </div>
  );
}
