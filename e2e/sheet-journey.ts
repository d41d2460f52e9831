import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../lib/i18n/fill.ts';
import { writeSheetNumber } from '../lib/quiz/sheet-number.ts';
import { content } from './content.ts';
import { QuizJourney } from './quiz-journey.ts';

const { securityCheck, ui } = content;
const words = ui.fieldSheet;

/** Answers to the security check that give a wall of each kind. */
export const choices = [0, 1, 2, 3, 0];
/** The number of the sheet with these answers. */
export const sheetNumber = writeSheetNumber({ letter: 'C', choices });

/** Of the walls, in order. */
export const states = [words.whole, words.narrow, words.wide, words.open, words.whole];
/** The walls as the drawing's description lists them. */
export const wallLabels = securityCheck.questions.map(({ wall }, index) =>
  fill(words.wall, { number: index + 1, name: wall, state: states[index] ?? '' }),
);

/** The security check, whose result is a field sheet. */
export class SheetJourney extends QuizJourney {
  readonly plan: Locator;
  /** The sheet's rows of gaps. */
  readonly gaps: Locator;
  readonly keep: Locator;

  constructor(page: Page) {
    super(page, securityCheck.name);
    this.plan = this.card.getByRole('img');
    this.gaps = this.card.locator('.sheet-gaps li');
    this.keep = this.card.getByRole('link', { name: words.keep });
  }

  /** Expects the drawing of a finished sheet. */
  async expectPlan(): Promise<void> {
    await expect(this.result).toHaveCount(1);
    await expect(this.plan).toHaveAccessibleName(fill(words.plan, { walls: wallLabels.join(' ') }));
  }

  /** Opens the page and answers all questions. */
  async finish(): Promise<void> {
    await this.open();
    await this.answer(ui.quiz.start, choices);
    await expect(this.result).toHaveCount(1);
  }
}
