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
  /** Whom to ask about the result. */
  actions: ReactNode;
  recommendations: ReactNode;
  /** What else visitors can do with the result. */
  tools: ReactNode;
};

/**
 * The result of a quiz as one sheet: the score and its message, which get the focus together, the drawing, whom to ask, the
 * walls with what closes their gaps, and recommendations. In wide windows the drawing is beside the score, and the buttons
 * fill the rest of that column.
 */
export function QuizResult({ sheet, title, bar, message, actions, recommendations, tools }: Props) {
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
      <SheetFigure sheet={sheet} />
      {actions}
      <SheetLegend sheet={sheet} />
      {recommendations}
      {tools}
    </div>
  );
}
