import { Icon } from '@/components/ui/icon';
import { describeWaysIn } from '@/lib/quiz/describe-ways-in';
import type { FieldSheet } from './field-sheet';

/** The walls that stop nothing. That there is none is the best news that a sheet has, and looks like it. */
export function WaysIn({ sheet: { walls, words, language } }: { sheet: FieldSheet }) {
  const isWhole = walls.every(({ state }) => state === 'whole');
  return (
    <p
      className={`font-display font-semibold text-h3 ${isWhole ? 'flex items-center gap-3 rounded-sm bg-ok-100 px-4 py-3 text-ok-700' : ''}`}
    >
      {isWhole && <Icon name="check" />}
      {describeWaysIn(walls, words, language)}
    </p>
  );
}
