import { useState } from 'react';
import { Unbroken } from '@/components/ui/unbroken';
import { fill } from '@/lib/i18n/fill';
import { formatDate } from '@/lib/i18n/format-date';
import { CitadelPlan } from './citadel-plan';
import type { FieldSheet } from './field-sheet';
import { PlanLabels } from './plan-labels';

/** The drawing of a field sheet with its number and date, and where to read the number to. */
export function SheetFigure({ sheet: { language, number, walls, words, phone } }: { sheet: FieldSheet }) {
  // The local date of the visitor. The Swedish date format is that of ISO 8601.
  const [date] = useState(() => formatDate(language, new Date().toLocaleDateString('sv-SE')));
  const [before, after] = words.read.split('{phone}');
  return (
    <figure className="sheet-plan">
      <div className="relative overflow-hidden">
        <CitadelPlan walls={walls} words={words} />
        <PlanLabels walls={walls} words={words} />
      </div>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-3">
        <b className="font-display font-semibold text-base">
          <Unbroken text={fill(words.title, { number })} />
        </b>{' '}
        <span className="cap num">{fill(words.drawn, { date })}</span>
        <span className="w-full text-ink-700 text-sm">
          {before}
          <a className="link whitespace-nowrap" href={`tel:${phone.dial}`}>
            {phone.number}
          </a>
          {after}
        </span>
      </figcaption>
    </figure>
  );
}
