import fs from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What Playwright says when a browser has ended, or did not start. */
const deaths =
  /browser has been closed|browser has disconnected|crashed|Failed to launch|browserType\.launch/i;

/**
 * Writes the numbers of a run to `SUMMARY_FILE`, and whether all that failed are tests whose browser died: such a run may start
 * the browser again. Prints nothing.
 */
export default class SummaryReporter implements Reporter {
  readonly #final = new Map<string, { title: string; status: TestResult['status']; died: boolean }>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const died = result.errors.some(({ message = '' }) => deaths.test(message));
    this.#final.set(test.id, { title: test.titlePath().slice(3).join(' › '), status: result.status, died });
  }

  onEnd({ status }: FullResult): void {
    const file = process.env.SUMMARY_FILE;
    if (file === undefined) return;
    const all = [...this.#final.values()];
    const failed = all.filter((test) => test.status !== 'passed' && test.status !== 'skipped');
    const summary = {
      status,
      passed: all.filter((test) => test.status === 'passed').length,
      skipped: all.filter((test) => test.status === 'skipped').length,
      failed: failed.length,
      died: failed.filter(({ died }) => died).map(({ title }) => title),
    };
    fs.writeFileSync(file, JSON.stringify(summary));
  }
}
