import type { Page } from '@playwright/test';

/** Collects what a page's policy has to report: its own events, and what the browser writes on the console about it. */
export async function collectPolicyReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('noteReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      Reflect.get(window, 'noteReport')(`${effectiveDirective} blocked ${blockedURI} ${sample}`),
    );
  });
  page.on('console', (message) => {
    if (/content security policy|content-security-policy|trusted ?types?|trustedhtml/i.test(message.text()))
      reports.push(message.text());
  });
  page.on('pageerror', ({ message }) => reports.push(message));
  return reports;
}
