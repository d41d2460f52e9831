import { fill } from '@/lib/i18n/fill';
import { type SecurityCheck, scoreSecurityCheck } from '@/lib/quiz/score-security-check';
import { writeSecurityReport } from '@/lib/quiz/write-reports';
import { Advice } from './advice';
import type { FieldSheet } from './field-sheet';
import { QuizProgress } from './quiz-progress';
import { QuizResult } from './quiz-result';
import type { QuizWords } from './quiz-words';
import { ResultActions } from './result-actions';
import { ResultTools } from './result-tools';
import { ScoreBar } from './score-bar';
import { SheetGaps } from './sheet-gaps';
import { WaysIn } from './ways-in';

type Props = {
  quiz: SecurityCheck;
  sheet: FieldSheet;
  words: QuizWords;
  reportHref: string;
  onRestart: () => void;
};

/** The score, the verdict and the recommendations by priority. */
export function SecurityCheckResult({ quiz, sheet, words, reportHref, onRestart }: Props) {
  const result = scoreSecurityCheck(quiz, sheet.answers);
  const { score, maximum, message, recommendations } = result;
  const outOf = fill(words.outOf, { maximum });
  const count = quiz.questions.length;
  const bands = quiz.messages.map(({ from, verdict }) => ({ from, name: verdict })).reverse();

  return (
    <>
      <QuizProgress label={words.progress} caption={words.result} value={count} count={count} finished />
      <QuizResult
        sheet={sheet}
        title={
          <>
            <span className="sr-only">{words.scoreLabel} </span>
            {score} <span className="text-h3 text-ink-700">{outOf}</span>
          </>
        }
        bar={
          <ScoreBar
            label={words.score}
            text={`${score} ${outOf}`}
            value={score}
            maximum={maximum}
            bands={bands}
            reached={message.verdict}
          />
        }
        message={
          <>
            <h4 className="mb-3 font-display text-section">{message.verdict}</h4>
            <WaysIn sheet={sheet} />
            <p className="mt-2 max-w-[34.8em] text-ink-700">{message.text}</p>
          </>
        }
        steps={
          <>
            <SheetGaps sheet={sheet} title={sheet.words.gaps} />
            <Advice title={words.usualSteps} note={words.usualStepsNote} items={recommendations} />
          </>
        }
        actions={
          <ResultActions
            words={words}
            sheet={sheet}
            reportHref={reportHref}
            report={writeSecurityReport(result, words, fill(sheet.words.line, { number: sheet.number }))}
          />
        }
        tools={<ResultTools words={words} sheet={sheet} restartLabel={words.again} onRestart={onRestart} />}
      />
    </>
  );
}
