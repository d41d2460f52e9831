import { contactDraft } from '@/components/islands/contact/contact-draft';
import type { QuizWords } from './quiz-words';

type Props = {
  words: QuizWords;
  reportHref: string;
  /** Prefills the message of the contact form. */
  report: string;
  restartLabel: string;
  onRestart: () => void;
};

/** What visitors can do with a result: request a detailed report, start over, or print it. */
export function ResultActions({ words, reportHref, report, restartLabel, onRestart }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 screen-only">
      <a className="btn btn-primary" href={reportHref} onClick={() => contactDraft.save({ message: report })}>
        {words.report}
      </a>
      <button type="button" className="btn btn-quiet" onClick={onRestart}>
        {restartLabel}
      </button>
      <button type="button" className="link min-h-11" onClick={() => window.print()}>
        {words.print}
      </button>
      <p className="w-full text-ink-700 text-sm">{words.reportNote}</p>
    </div>
  );
}
