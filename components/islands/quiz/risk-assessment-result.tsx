import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import { assessRisk, type RiskAssessment } from '@/lib/quiz/assess-risk';
import { sortByGap } from '@/lib/quiz/build-walls';
import { writeRiskReport } from '@/lib/quiz/write-reports';
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
  assessment: RiskAssessment;
  sheet: FieldSheet;
  words: QuizWords;
  reportHref: string;
  links: readonly { readonly href: string; readonly title: string; readonly text: string }[];
  onRestart: () => void;
};

/** The risk level, the total on the scale, what closes each gap, and links to related pages. */
export function RiskAssessmentResult({ assessment, sheet, words, reportHref, links, onRestart }: Props) {
  const result = assessRisk(assessment, sheet.answers);
  const { points: total, maximum, level } = result;
  const isAlert = assessment.levels.slice(-2).includes(level);
  const count = sheet.walls.length;
  const bands = assessment.levels.map(({ level: name }, index) => ({
    from: assessment.levels[index - 1]?.max ?? 0,
    name,
  }));
  const recommendations = sortByGap(sheet.walls).flatMap(({ closes }) => closes ?? []);
  const points = fill(words.riskScore, { total, maximum });

  return (
    <>
      <QuizProgress label={words.progress} caption={words.result} value={count} count={count} finished />
      <QuizResult
        sheet={sheet}
        title={
          <>
            {/* The word alone could be taken for praise. */}
            <span className="mb-[0.5em] block font-normal font-sans text-base leading-[1.3] tracking-[normal]">
              {words.levelLabel}{' '}
            </span>
            <span className={isAlert ? 'text-alert-700' : undefined}>{level.level}</span>
          </>
        }
        bar={
          <>
            <p className="num text-ink-700">{points}</p>
            <ScoreBar
              label={words.score}
              text={points}
              value={total}
              maximum={maximum}
              bands={bands}
              reached={level.level}
              isRisk
              isAlert={isAlert}
            />
          </>
        }
        message={
          <>
            <WaysIn sheet={sheet} />
            <p className="mt-2 max-w-[34.8em] text-ink-700">{level.description}</p>
          </>
        }
        steps={<SheetGaps sheet={sheet} title={words.recommendations} whole={words.noRecommendations} />}
        actions={
          <ResultActions
            words={words}
            sheet={sheet}
            reportHref={reportHref}
            report={writeRiskReport(
              result,
              recommendations,
              words,
              fill(sheet.words.line, { number: sheet.number }),
            )}
          />
        }
        tools={<ResultTools words={words} sheet={sheet} restartLabel={words.restart} onRestart={onRestart} />}
      />
      <ul className="grid gap-4 sm:grid-cols-3 screen-only">
        {links.map(({ href, title, text }) => (
          <li key={href} className="relative rounded-md border border-line-300 p-5 hover:border-blue-500">
            <h4 className="font-semibold">
              <a className="card-link go" href={href}>
                {title}
                <Icon name="arrow-right" />
              </a>
            </h4>
            <p className="mt-1 text-sm text-ink-700">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
