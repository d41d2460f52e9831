import { Icon } from '@/components/ui/icon';
import { describeWaysIn } from '@/lib/quiz/describe-ways-in';
import type { FieldSheet } from './field-sheet';

const news = { best: 'bg-ok-100 text-ok-700', worst: 'bg-alert-100 text-alert-700' } as const;

/** The walls that stop nothing. That there is none is the best news that a sheet has, that all are is the worst: both look like it. */
export function WaysIn({ sheet: { walls, words, language } }: { sheet: FieldSheet }) {
  const isBest = walls.every(({ state }) => state === 'whole');
  const isWorst = walls.every(({ state }) => state === 'wide' || state === 'open');
  const extreme = isBest ? 'best' : isWorst ? 'worst' : undefined;
  return (
    <p
      className={`font-display font-semibold text-h3 ${extreme ? `flex items-center gap-3 rounded-sm px-4 py-2.5 ${news[extreme]}` : ''}`}
    >
      {extreme && <Icon name={isBest ? 'check' : 'circle-alert'} />}
      {describeWaysIn(walls, words, language)}
    </p>
  );
}
