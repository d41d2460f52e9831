import { expect, type Locator, type Page } from '@playwright/test';

/** A quiz on the home page, as a visitor takes it. */
export class QuizJourney {
  readonly page: Page;
  readonly card: Locator;
  /** The heading above the card. */
  readonly heading: Locator;
  readonly question: Locator;
  readonly choices: Locator;
  readonly progress: Locator;
  readonly result: Locator;
  /** The score and its message. */
  readonly verdict: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.card = page.getByRole('region', { name, exact: true }).and(page.locator('.quiz'));
    this.heading = this.card.locator('xpath=preceding-sibling::h2');
    this.question = this.card.getByRole('group');
    this.choices = this.question.getByRole('button');
    this.progress = this.card.getByRole('progressbar');
    this.result = this.card.getByRole('meter');
    this.verdict = this.card.getByRole('group').filter({ has: page.getByRole('meter') });
  }

  async open(home = '/'): Promise<void> {
    await this.page.goto(home);
    await this.card.scrollIntoViewIfNeeded();
  }

  /** Starts the quiz and answers its questions in order, each with the option at the given index. */
  async answer(startLabel: string, options: readonly number[]): Promise<void> {
    await this.card.getByRole('button', { name: startLabel }).click();
    for (const option of options) {
      const question = await this.question.getAttribute('aria-labelledby');
      await this.choices.nth(option).click();
      // Otherwise, the next click could hit the same question before it is replaced.
      await expect(this.card.locator(`[aria-labelledby="${question}"]:not([inert])`)).toHaveCount(0);
    }
  }
}
