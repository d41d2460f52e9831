import { useState } from 'react';
import { sheetHash } from '@/lib/quiz/sheet-hash';
import type { FieldSheet } from './field-sheet';
import type { QuizWords } from './quiz-words';

type Props = { words: QuizWords; sheet: FieldSheet; restartLabel: string; onRestart: () => void };

/** Starts a quiz over, keeps the link to its result, or prints it. */
export function ResultTools({ words, sheet, restartLabel, onRestart }: Props) {
  const hash = sheetHash(sheet.number);
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
    <div className="result-tools screen-only">
      <button type="button" className="btn btn-quiet max-sm:w-full" onClick={onRestart}>
        {restartLabel}
      </button>
      <a className="link py-2.5" href={hash} onClick={keep}>
        {sheet.words.keep}
      </a>
      <button type="button" className="link py-2.5 text-left" onClick={() => window.print()}>
        {words.print}
      </button>
      <p className="empty:hidden" role="status">
        {isInUrl && [isCopied && sheet.words.copied, sheet.words.kept].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
