import { useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import { CitadelPlan } from './citadel-plan';
import type { FieldSheet } from './field-sheet';

/** The drawing of a field sheet with its number and its date. */
export function SheetHead({ sheet: { number, walls, words } }: { sheet: FieldSheet }) {
  const [date] = useState(() =>
    new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(new Date()),
  );
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
