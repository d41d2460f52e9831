import { type ReactNode, useId } from 'react';
import { sheetHash } from '@/lib/quiz/sheet-hash';
import type { FieldSheet } from './field-sheet';
import { SheetFigure } from './sheet-figure';

type Props = {
  sheet: FieldSheet;
  /** The score or the level, as a heading. */
  title: ReactNode;
  /** The score on its ruler. */
  bar: ReactNode;
  /** What the score means. */
  message: ReactNode;
  /** Whom to ask about the result. */
  actions: ReactNode;
  /** What closes the gaps, and what else to do. */
  steps: ReactNode;
  /** What else visitors can do with the result. */
  tools: ReactNode;
};

/**
 * The result of a quiz as one sheet: the score and its message, which get the focus together, whom to ask, the drawing, and
 * what to do. From tablets up the drawing is beside score and actions.
 */
export function QuizResult({ sheet, title, bar, message, actions, steps, tools }: Props) {
  const id = useId();
  const isWhole = sheet.walls.every(({ state }) => state === 'whole');
  return (
    <div className={`result ${isWhole ? 'whole' : ''} grid gap-x-7 gap-y-6 lg:gap-x-10`}>
      <p className="print-only font-semibold">
        {[sheet.company, sheet.phone.number, new URL(sheetHash(sheet.number), location.href).href].join(
          ' · ',
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        className="@container relative grid content-start"
        role="group"
        tabIndex={-1}
        data-focus
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}message`}
      >
        <h3 id={`${id}title`} className="result-score font-display font-semibold">
          {title}
        </h3>
        {bar}
        <div id={`${id}message`}>{message}</div>
      </div>
      {actions}
      <SheetFigure sheet={sheet} />
      {steps}
      {tools}
    </div>
  );
}
