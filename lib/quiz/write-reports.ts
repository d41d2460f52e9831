import { fill } from '../i18n/fill.ts';
import type { RiskResult } from './assess-risk.ts';
import type { SecurityScore } from './score-security-check.ts';

type RiskWords = {
  readonly riskReportIntro: string;
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
  return `${intro} ${sheetLine}\n\n${listLines(words.recommendations, advice)}`;
}

type SecurityWords = { readonly reportIntro: string; readonly recommendations: string };

/**
 * The message that carries a free check's result into the contact form.
 *
 * @param sheetLine the sentence with the sheet's number
 */
export function writeSecurityReport(result: SecurityScore, words: SecurityWords, sheetLine: string): string {
  const intro = fill(words.reportIntro, { score: result.score, verdict: result.message.verdict });
  return `${intro} ${sheetLine}\n\n${listLines(
    words.recommendations,
    result.recommendations.map(({ title }) => title),
  )}`;
}

/** A heading and its items as plain text, one a line. */
function listLines(heading: string, items: readonly string[]): string {
  return [`${heading}:`, ...items.map((item) => `- ${item}`)].join('\n');
}
