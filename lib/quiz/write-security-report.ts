import { fill } from '../i18n/fill.ts';
import { listLines } from './list-lines.ts';
import type { SecurityScore } from './score-security-check.ts';

type Words = { readonly reportIntro: string; readonly recommendations: string };

/** The message that carries a free check's result into the contact form. */
export function writeSecurityReport(result: SecurityScore, words: Words): string {
  const intro = fill(words.reportIntro, { score: result.score, verdict: result.message.verdict });
  return `${intro}\n\n${listLines(
    words.recommendations,
    result.recommendations.map(({ title }) => title),
  )}`;
}
