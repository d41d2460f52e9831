import { fill } from '../i18n/fill.ts';
import type { RiskResult } from './assess-risk.ts';
import type { SecurityScore } from './score-security-check.ts';

type ReportWords = {
  readonly riskReportIntro: string;
  readonly reportList: string;
  readonly recommendations: string;
  readonly usualSteps: string;
  readonly noRecommendations: string;
};

/**
 * The contact form message with the result of the risk assessment.
 *
 * @param recommendations the most urgent first
 * @param sheetLine the sentence with the sheet number, which lets staff see the visitor's sheet
 */
export function writeRiskReport(
  { level, points, maximum }: RiskResult,
  recommendations: readonly string[],
  words: Omit<ReportWords, 'usualSteps'>,
  sheetLine: string,
): string {
  const intro = fill(words.riskReportIntro, { level: level.level, total: points, maximum });
  const items = recommendations.length > 0 ? recommendations : [words.noRecommendations];
  return `${intro} ${sheetLine}\n\n${listLines(words.reportList, words.recommendations, items)}`;
}

type SecurityWords = Pick<ReportWords, 'reportList' | 'usualSteps'> & { readonly reportIntro: string };

/** The contact form message with the result of the free check; parameters as in `writeRiskReport`. */
export function writeSecurityReport(result: SecurityScore, words: SecurityWords, sheetLine: string): string {
  const intro = fill(words.reportIntro, { score: result.score, verdict: result.message.verdict });
  const items = result.recommendations.map(({ title }) => title);
  return `${intro} ${sheetLine}\n\n${listLines(words.reportList, words.usualSteps, items)}`;
}

/** A plain-text list with a heading. */
function listLines(reportList: string, heading: string, items: readonly string[]): string {
  return [fill(reportList, { heading }), ...items.map((item) => `- ${item}`)].join('\n');
}
