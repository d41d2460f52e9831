import { fill } from '../i18n/fill.ts';
import type { RiskResult } from './assess-risk.ts';
import type { SecurityScore } from './score-security-check.ts';

type RiskWords = {
  readonly riskReportIntro: string;
  readonly reportList: string;
  readonly recommendations: string;
  readonly noRecommendations: string;
};

/**
 * The message that carries a risk assessment's result into the contact form.
 *
 * @param sheetLine the sentence with the sheet's number, by which we see what the visitor sees
 */
export function writeRiskReport(result: RiskResult, words: RiskWords, sheetLine: string): string {
  const { level, points, maximum, recommendations } = result;
  const intro = fill(words.riskReportIntro, { level: level.level, total: points, maximum });
  const advice = recommendations.length > 0 ? recommendations : [words.noRecommendations];
  return `${intro} ${sheetLine}\n\n${listLines(words, advice)}`;
}

type SecurityWords = Pick<RiskWords, 'reportList' | 'recommendations'> & { readonly reportIntro: string };

/**
 * The message that carries a free check's result into the contact form.
 *
 * @param sheetLine the sentence with the sheet's number
 */
export function writeSecurityReport(result: SecurityScore, words: SecurityWords, sheetLine: string): string {
  const intro = fill(words.reportIntro, { score: result.score, verdict: result.message.verdict });
  return `${intro} ${sheetLine}\n\n${listLines(
    words,
    result.recommendations.map(({ title }) => title),
  )}`;
}

/** A heading and its items as plain text, one a line. */
function listLines(
  { reportList, recommendations }: Pick<RiskWords, 'reportList' | 'recommendations'>,
  items: readonly string[],
): string {
  return [fill(reportList, { heading: recommendations }), ...items.map((item) => `- ${item}`)].join('\n');
}
