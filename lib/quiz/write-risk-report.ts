import { fill } from '../i18n/fill.ts';
import type { RiskResult } from './assess-risk.ts';
import { listLines } from './list-lines.ts';

type Words = {
  readonly riskReportIntro: string;
  readonly recommendations: string;
  readonly noRecommendations: string;
};

/** The message that carries a risk assessment's result into the contact form. */
export function writeRiskReport(result: RiskResult, words: Words): string {
  const { level, total, maximum, recommendations } = result;
  const intro = fill(words.riskReportIntro, { level: level.level, total, maximum });
  const advice = recommendations.length > 0 ? recommendations : [words.noRecommendations];
  return `${intro}\n\n${listLines(words.recommendations, advice)}`;
}
