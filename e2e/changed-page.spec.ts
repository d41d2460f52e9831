import { expect, type Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { test } from './returning-visitor.ts';
import { collectPolicyReports } from './support/policy-reports.ts';

/**
 * What visitors' browsers do to a page before its scripts come, which React then finds other than it was written:
 * translators wrap words, extensions add elements, a picture that failed was replaced.
 */
const changes = {
  'a translator has put its own elements around all words': () => {
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
  'an extension has added elements of its own': () => {
    document.body.prepend(document.createElement('grammar-helper'));
    document.querySelector('main')?.prepend(document.createElement('div'));
    document.querySelector('form')?.append(document.createElement('div'));
  },
};

async function expectAlive(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator('form[data-island]').first()).toHaveAttribute('data-island', 'alive');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.locator('form[data-island] button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

for (const [what, change] of Object.entries(changes)) {
  test(`${what}: the page stays, and its form answers`, async ({ page }) => {
    const reports = await collectPolicyReports(page);
    await page.goto('/services/cloud-solutions');
    await page.evaluate(change);
    await expectAlive(page);
    expect(reports.filter((report) => !report.includes('Minified React error'))).toEqual([]);
  });
}

test('what was typed into a translated page before its scripts came is kept, and so is the place', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await page.evaluate(changes['a translator has put its own elements around all words']);
  await page.locator('[name=firstName]').fill('Lucie');
  await page.locator('[name=message]').pressSequentially('Nos imprimantes');
  await release();
  await expect(page.locator('form[data-island]')).toHaveAttribute('data-island', 'alive');
  await page.keyboard.type(' ne répondent plus.');
  await expect(page.locator('[name=firstName]')).toHaveValue('Lucie');
  await expect(page.locator('[name=message]')).toHaveValue('Nos imprimantes ne répondent plus.');
});

test('pictures that failed before the scripts came: the page stays, and its form answers', async ({
  page,
}) => {
  const reports = await collectPolicyReports(page);
  await page.route('**/art/plate-*', (route) => route.fulfill({ status: 404 }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/cloud-solutions');
  await expect(page.locator('main picture img').first()).toHaveAttribute('src', '/art/fallback.svg');
  await expectAlive(page);
  await expect(page.locator('main picture img').first()).toHaveAttribute('src', '/art/fallback.svg');
  expect(reports).toEqual([]);
});
