import { type ReactNode, useId } from 'react';
import type { FieldSheet } from './field-sheet';
import { SheetFigure } from './sheet-figure';
import { SheetLegend } from './sheet-legend';

type Props = {
  sheet: FieldSheet;
  /** The score or the level, as a heading. */
  title: ReactNode;
  /** The score on its ruler. */
  bar: ReactNode;
  /** What the score means. */
  message: ReactNode;
  /** What to do first. */
  recommendations: ReactNode;
  /** What visitors can do with the result. */
  actions: ReactNode;
};

/**
 * The result of a quiz as one sheet. The score and its message, which get the focus together, recommendations and actions
 * come first; the drawing is below them. In wide windows it is beside the score, and the buttons fill the rest of that column.
 * Its walls are last.
 */
export function QuizResult({ sheet, title, bar, message, recommendations, actions }: Props) {
  const id = useId();
  return (
    <div className="result">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
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
      {recommendations}
      {actions}
      <SheetFigure sheet={sheet} />
      <SheetLegend sheet={sheet} />
    </div>
  );
}
