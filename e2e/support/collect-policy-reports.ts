import type { Page } from '@playwright/test';
import { policyReport } from './worker-page.ts';

/** Collects violations of a page's content security policy, from events and from the console, and uncaught errors. */
export async function collectPolicyReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('addReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      Reflect.get(window, 'addReport')(`${effectiveDirective} blocked ${blockedURI} ${sample}`),
    );
  });
  page.on('console', (message) => {
    if (policyReport.test(message.text())) reports.push(message.text());
  });
  page.on('pageerror', ({ message }) => reports.push(message));
  return reports;
}
