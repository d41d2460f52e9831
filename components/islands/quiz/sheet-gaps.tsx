import { Unbroken } from '@/components/ui/unbroken';
import { fill } from '@/lib/i18n/fill';
import { localeOf } from '@/lib/i18n/locale-of';
import { sortByGap } from '@/lib/quiz/build-walls';
import type { FieldSheet } from './field-sheet';

type Props = {
  sheet: FieldSheet;
  title: string;
  /** What is said when no wall has a gap; without it, nothing is. */
  whole?: string;
};

/**
 * The walls with gaps, the widest first, each with its answer, what closes it and the service that does; then the walls that
 * stand, unless all do: the drawing and the message say that.
 */
export function SheetGaps({ sheet: { walls, words, services, language }, title, whole }: Props) {
  const numbered = walls.map((wall, index) => ({ ...wall, number: index + 1 }));
  const gaps = sortByGap(numbered);
  const standing = numbered
    .filter(({ state }) => state === 'whole')
    .map(({ number, name }) => `${number} ${name}`);
  if (!whole && gaps.length === 0) return null;
  const list = new Intl.ListFormat(localeOf(language), { type: 'unit' });
  return (
    <div className="sheet-gaps">
      <h4 className="font-display font-semibold text-h3">{title}</h4>
      {whole && gaps.length === 0 && <p className="my-2">{whole}</p>}
      {gaps.length > 0 && (
        <ol className="sheet-rows">
          {gaps.map(({ number, name, state, answer, closes = '', service: slug }) => {
            const service = services.find((one) => one.slug === slug);
            return (
              <li key={name} className="relative pl-12" data-wall={state}>
                <span className="num absolute top-2.5 left-0 w-8 md:top-3.5 rounded-[50%] border-2 border-night-900 text-center font-semibold leading-7">
                  {number}
                </span>
                <b>
                  {name} <span className="inline-block font-normal">{words[state]}</span>
                </b>
                <p>{answer}</p>
                <p className="gap-cure mt-1.5 md:mt-0.5">
                  <Unbroken text={closes} />{' '}
                  {service && (
                    <a className="link mt-1 block w-fit" href={service.href}>
                      {service.name}
                    </a>
                  )}
                </p>
              </li>
            );
          })}
        </ol>
      )}
      {gaps.length > 0 && standing.length > 0 && (
        <p className="gaps-standing border-line-300 border-t pt-3 text-[0.9375rem] text-ink-700">
          {fill(words.standing, { walls: list.format(standing) })}
        </p>
      )}
    </div>
  );
}
