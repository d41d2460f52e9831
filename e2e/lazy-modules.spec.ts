import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh as test } from './returning-visitor.ts';
import { stubContactApi } from './stub-contact-api.ts';

/** Strings that occur only in the code of each module, even when minified. */
const signatures = {
  form: 'isHoneypotFilled',
  schema: 'ZodMini',
  toast: '"data-sonner-toaster":',
  result: 'score-bands cap num',
} as const;

/** Returns a function that names the modules whose code the page has loaded so far. */
function watchModules(page: Page) {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.ok()) texts.push(response.text());
  });
  return async () => {
    await settle(page);
    const code = (await Promise.all(texts)).join('\n');
    return Object.entries(signatures)
      .filter(([, signature]) => code.includes(signature))
      .map(([module]) => module);
  };
}

test('the code of forms, toasts and results loads when it is needed, not before', async ({ page }) => {
  const server = await stubContactApi(page, '200');
  const loaded = watchModules(page);
  for (const path of [
    '/about',
    '/services/cloud-solutions',
    '/seo/cloud-solutions-halifax',
    '/case-studies',
  ]) {
    await page.goto(path);
    expect.soft(await loaded(), path).toEqual([]);
  }
  await page.goto('/');
  // Scrolling hydrates from half a second after loading.
  await settle(page);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
  expect(await loaded()).toEqual([]);
  const check = new QuizJourney(page, content.securityCheck.name);
  const contact = new ContactJourney(page);
  await check.answer(content.ui.quiz.start, []);
  await expect.poll(loaded).toEqual(['result']);
  await contact.form.scrollIntoViewIfNeeded();
  await expect.poll(loaded).toEqual(['form', 'schema', 'result']);
  await contact.fill();
  expect(await loaded()).toEqual(['form', 'schema', 'result']);
  await contact.submit.click();
  await expect.poll(loaded).toEqual(['form', 'schema', 'toast', 'result']);
  server.stop();
});
