import { expect, type Page } from '@playwright/test';
import { settle } from '../scripts/measure/settle.ts';
import { ContactJourney } from './contact-journey.ts';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh as test } from './returning-visitor.ts';
import { stubContactApi } from './stub-contact-api.ts';

/** Something that only the code of each part contains, minified or not. */
const marks = {
  form: 'isHoneypotFilled',
  schema: 'ZodMini',
  toast: '"data-sonner-toaster":',
  result: 'score-marks cap num',
} as const;

/** Which parts' code the page has fetched by now. */
function watchCode(page: Page) {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.ok()) texts.push(response.text());
  });
  return async () => {
    await settle(page);
    const all = (await Promise.all(texts)).join('\n');
    return Object.entries(marks)
      .filter(([, mark]) => all.includes(mark))
      .map(([part]) => part);
  };
}

for (const path of [
  '/',
  '/about',
  '/services/cloud-solutions',
  '/seo/cloud-solutions-halifax',
  '/case-studies',
]) {
  test(`loading ${path} fetches no code of form, toast or results`, async ({ page }) => {
    const fetched = watchCode(page);
    await page.goto(path);
    expect(await fetched()).toEqual([]);
  });
}

test('each part’s code comes at its moment', async ({ page }) => {
  const server = await stubContactApi(page, '200');
  const fetched = watchCode(page);
  const check = new QuizJourney(page, content.securityCheck.name);
  const contact = new ContactJourney(page);
  await check.open();
  expect(await fetched()).toEqual([]);
  await check.answer(content.ui.quiz.start, []);
  await expect.poll(fetched).toEqual(['result']);
  await contact.form.scrollIntoViewIfNeeded();
  await expect.poll(fetched).toEqual(['form', 'schema', 'result']);
  await contact.fill();
  expect(await fetched()).toEqual(['form', 'schema', 'result']);
  await contact.submit.click();
  await expect.poll(fetched).toEqual(['form', 'schema', 'toast', 'result']);
  server.stop();
});

test('a page with a form that is never neared does not fetch its code', async ({ page }) => {
  const fetched = watchCode(page);
  await page.goto('/');
  await page.mouse.wheel(0, 600);
  expect(await fetched()).toEqual([]);
});
