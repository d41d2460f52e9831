import { contactDraft } from '@/components/islands/contact/contact-draft';
import type { FieldSheet } from './field-sheet';
import type { QuizWords } from './quiz-words';

type Props = {
  words: QuizWords;
  sheet: FieldSheet;
  reportHref: string;
  /** Prefills the message of the contact form. */
  report: string;
};

/** Whom to ask about a result: call, or request a detailed report. */
export function ResultActions({ words, sheet: { words: sheetWords, phone }, reportHref, report }: Props) {
  return (
    <div className="result-actions screen-only">
      <a className="btn btn-primary" href={`tel:${phone.dial}`}>
        {sheetWords.call}
      </a>
      <a className="btn btn-quiet" href={reportHref} onClick={() => contactDraft.save({ message: report })}>
        {words.report}
      </a>
      <p>{words.reportNote}</p>
    </div>
  );
}
