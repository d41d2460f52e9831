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
  // A recommendation stands beside the gap that it closes; without that gap it is a usual step.
  const walls = sheet.walls.map((wall, index) => {
    const advice = recommendations.find(({ question }) => question === index + 1);
    return advice ? { ...wall, closes: `${advice.title}. ${advice.text}` } : wall;
  });
  const usual = recommendations.filter(
    ({ question }) => !question || sheet.walls[question - 1]?.state === 'whole',
  );
  const isAlert = message.from === 0;
  const bands = quiz.messages.map(({ from, verdict }) => ({ from, name: verdict })).reverse();

  return (
    <>
      <QuizProgress label={words.progress} caption={words.result} value={count} count={count} finished />
      <QuizResult
        sheet={sheet}
        title={
          <>
            <span className="sr-only">{words.scoreLabel} </span>
            <span className={isAlert ? 'text-alert-700' : undefined}>{score}</span>{' '}
            <span className="text-h3 text-ink-700">{outOf}</span>
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
            isAlert={isAlert}
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
            <SheetGaps sheet={{ ...sheet, walls }} title={sheet.words.gaps} />
            <Advice title={words.usualSteps} note={words.usualStepsNote} items={usual} />
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
