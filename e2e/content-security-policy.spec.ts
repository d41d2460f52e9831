import { expect } from '@playwright/test';
import { fresh as test } from './returning-visitor.ts';
import { collectPolicyReports } from './support/collect-policy-reports.ts';
import { startHttpServer } from './support/start-http-server.ts';

// The bundled server's pages have both policies: the header and the one in the page. first-visit.spec.ts opens every kind of page,
// and every test on the worker's page fails when they block anything.

for (const source of ['header', 'page'] as const)
  test(`the policy in the ${source} alone blocks injected code`, async ({ page }) => {
    const reports = await collectPolicyReports(page);
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const { 'content-security-policy': policy = '', ...others } = response.headers();
      const [headers, own] =
        source === 'header'
          ? [
              { ...others, 'content-security-policy': policy },
              html.replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/i, ''),
            ]
          : [others, html];
      const injected = [
        '<script>document.title = "ran"</script>',
        '<img src="/nothing" alt="" onerror="document.title = \'ran\'">',
        '<script src="https://elsewhere.example/ran.js"></script>',
        '<base href="https://elsewhere.example/">',
        '<style>main { display: none }</style>',
      ];
      await route.fulfill({ response, headers, body: own.replace('<main', `${injected.join('')}<main`) });
    });
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "ran"' }),
    );
    await page.goto('/about');
    const directives = ['script-src-elem', 'script-src-attr', 'base-uri'];
    // The header leaves styles to the policy in the page.
    if (source === 'page') directives.push('style-src-elem');
    for (const directive of directives)
      await expect.poll(() => reports.join('\n')).toContain(`${directive} blocked`);
    await expect(page).not.toHaveTitle('ran');
    if (source === 'page') await expect(page.getByRole('main')).toBeVisible();
  });

test('scripts cannot evaluate strings as code', async ({ page }) => {
  await page.goto('/about');
  const error = await page.evaluate(
    () =>
      // In a timer, because code that the test evaluates directly is exempt from the policy.
      new Promise((resolve) =>
        setTimeout(() => {
          try {
            resolve(new Function('return "made"')());
          } catch (caught) {
            resolve(caught instanceof EvalError && 'blocked');
          }
        }, 0),
      ),
  );
  expect(error).toBe('blocked');
});

test('other sites cannot embed pages in a frame', async ({ page, baseURL }) => {
  // A real server, because browsers never let intercepted responses embed pages of the local machine.
  const other = await startHttpServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<iframe src="${baseURL}/about"></iframe>`);
  });
  await page.goto(other.url);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
  other.stop();
});
