import { useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import { formatDate } from '@/lib/i18n/format-date';
import { CitadelPlan } from './citadel-plan';
import type { FieldSheet } from './field-sheet';

/** The drawing of a field sheet with its number and date. */
export function SheetFigure({ sheet: { language, number, walls, words } }: { sheet: FieldSheet }) {
  // The local date of the visitor. The Swedish date format is that of ISO 8601.
  const [date] = useState(() => formatDate(language, new Date().toLocaleDateString('sv-SE')));
  return (
    <figure className="sheet-plan">
      <CitadelPlan walls={walls} words={words} />
      <figcaption>
        <b className="font-display font-semibold text-h3">{fill(words.title, { number })}</b>{' '}
        <span className="cap num">{fill(words.drawn, { date })}</span>
      </figcaption>
    </figure>
  );
}
