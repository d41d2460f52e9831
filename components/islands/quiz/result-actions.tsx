import { useState } from 'react';
import { contactDraft } from '@/components/islands/contact/contact-draft';
import { Unbroken } from '@/components/ui/unbroken';
import { fill } from '@/lib/i18n/fill';
import { sheetHash } from '@/lib/quiz/sheet-hash';
import type { FieldSheet } from './field-sheet';
import type { QuizWords } from './quiz-words';

type Props = {
  words: QuizWords;
  sheet: FieldSheet;
  reportHref: string;
  /** Prefills the message of the contact form. */
  report: string;
  restartLabel: string;
  onRestart: () => void;
};

/** What visitors can do with a result: call, request a detailed report, start over, keep its link, or print it. */
export function ResultActions({ words, sheet, reportHref, report, restartLabel, onRestart }: Props) {
  const { number, phone } = sheet;
  const hash = sheetHash(number);
  const [isInUrl, setInUrl] = useState(() => location.hash === hash);
  const [isCopied, setCopied] = useState(false);
  const keep = () => {
    setInUrl(true);
    // Browsers offer the clipboard on secure pages only, and may refuse it: the address bar has the link in any case.
    navigator.clipboard?.writeText(new URL(hash, location.href).href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <div className="result-actions screen-only">
        <a className="btn btn-primary" href={`tel:${phone.dial}`}>
          <span>
            <Unbroken text={fill(sheet.words.call, { number })} />
          </span>
        </a>
        <a className="btn btn-quiet" href={reportHref} onClick={() => contactDraft.save({ message: report })}>
          {words.report}
        </a>
        <p>{words.reportNote}</p>
      </div>
      <div className="result-tools screen-only">
        <button type="button" className="btn btn-quiet" onClick={onRestart}>
          {restartLabel}
        </button>
        <a className="link" href={hash} onClick={keep}>
          {sheet.words.keep}
        </a>
        <button type="button" className="link" onClick={() => window.print()}>
          {words.print}
        </button>
        <p className="empty:hidden" role="status">
          {isInUrl && [isCopied && sheet.words.copied, sheet.words.kept].filter(Boolean).join(' ')}
        </p>
      </div>
    </>
  );
}
