import { expect, type Page } from '@playwright/test';
import { content } from './content.ts';
import { pauseScripts } from './pause-requests.ts';
import { QuizJourney } from './quiz-journey.ts';
import { fresh as test } from './returning-visitor.ts';
import { collectPolicyReports } from './support/collect-policy-reports.ts';

/**
 * Changes that browsers make to the DOM before hydration, so that it no longer matches what React rendered:
 * translators wrap text, extensions insert elements, the boot script replaces broken images.
 */
const changes = {
  'after a translator wrapped all text in elements': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, svg') || !node.textContent?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.textContent = `« ${text.data} »`;
    }
    document.documentElement.lang = 'fr';
  },
  'after an extension inserted elements': () => {
    document.body.prepend(document.createElement('grammar-helper'));
    document.querySelector('main')?.prepend(document.createElement('div'));
    document.querySelector('form')?.append(document.createElement('div'));
  },
};

const translate = changes['after a translator wrapped all text in elements'];
const hydratedForm = (page: Page) => page.locator('form[data-island="hydrated"]').first();

for (const [when, change] of Object.entries(changes))
  test(`the page hydrates and its form works ${when}; input typed before is kept, with the caret`, async ({
    page,
  }) => {
    const reports = await collectPolicyReports(page);
    const release = await pauseScripts(page);
    await page.route('**/art/plate-*', (route) => route.fulfill({ status: 404 }));
    await page.goto('/services/cloud-solutions');
    // Broken images change the page, too.
    await expect(page.locator('main .works img').first()).toHaveAttribute('src', '/art/fallback.svg');
    await page.evaluate(change);
    await page.locator('[name=firstName]').fill('Lucie');
    await page.locator('[name=message]').pressSequentially('Nos imprimantes');
    release();
    await expect(hydratedForm(page)).toBeAttached();
    await page.keyboard.type(' ne répondent plus.');
    await expect(page.locator('[name=firstName]')).toHaveValue('Lucie');
    await expect(page.locator('[name=message]')).toHaveValue('Nos imprimantes ne répondent plus.');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await hydratedForm(page).locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    expect(reports.filter((report) => !report.includes('Minified React error'))).toEqual([]);
  });

test('a quiz, the form and its toast work on a page that is translated while in use', async ({ page }) => {
  const reports = await collectPolicyReports(page);
  const check = new QuizJourney(page, content.securityCheck.name);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(check.card).toHaveAttribute('data-island', 'hydrated');
  const buttons = check.card.locator('fieldset:not([inert]) button');
  await check.card.getByRole('button', { name: content.ui.quiz.start }).click();
  for (let question = 1; question <= 5; question += 1) {
    await expect(check.card.locator('[role=progressbar]')).toHaveAttribute('aria-valuenow', `${question}`);
    await page.evaluate(translate);
    await buttons.first().click();
  }
  await expect(check.result).toBeVisible();
  await page.evaluate(translate);
  const submit = page.locator('form[action="/api/contact"] button[type=submit]');
  await submit.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await page.evaluate(translate);
  await page.locator('[name=firstName]').fill('Lucie');
  await page.locator('[name=lastName]').fill('Roy');
  await page.locator('[name=email]').fill('lucie@shop.example');
  await submit.click();
  await expect(page.locator('.toast')).toBeVisible();
  await page.evaluate(translate);
  await page.locator('.toast button').click();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(reports).toEqual([]);
});

test('search works on a page that is translated while in use', async ({ page }) => {
  const reports = await collectPolicyReports(page);
  await page.goto('/search');
  const results = page.getByRole('main').locator('ol > li', { has: page.getByRole('heading') });
  for (const term of ['backup', 'zzzz', 'cloud']) {
    await page.getByRole('searchbox').fill(term);
    await expect(
      term === 'zzzz' ? page.getByText(content.ui.search.noneText.slice(0, 20)) : results.first(),
    ).toBeVisible();
    await page.evaluate(translate);
  }
  expect(reports).toEqual([]);
});
